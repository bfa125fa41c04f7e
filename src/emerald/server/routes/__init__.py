"""The doors: each route checks what came in, asks the house, and sends what it is told."""
