"""The games as standard environments: PettingZoo, Gymnasium, OpenSpiel."""
