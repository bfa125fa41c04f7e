"""Where players are measured: many games on equal deals, ratings with intervals, tests that stop when they know."""
