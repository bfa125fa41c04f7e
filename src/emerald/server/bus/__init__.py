"""How processes wake each other: only (table, version) goes over the bus, and nothing depends on its arriving."""
