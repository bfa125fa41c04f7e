"""The games: each knows the kernel and nothing else."""
