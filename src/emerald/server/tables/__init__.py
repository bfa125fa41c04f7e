"""Tables as they live in this process: laying, sitting down, playing, showing."""
