"""Search: the turn planner, the layer of many worlds above it, and the yardstick both are measured against."""
