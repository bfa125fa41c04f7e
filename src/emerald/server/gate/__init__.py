"""The gate every request passes: where it comes from, how much of it there is, what browsers are told to guard."""
