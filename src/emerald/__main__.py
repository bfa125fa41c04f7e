"""`python -m emerald` is the same as `emerald`."""

from emerald.cli.app import main

main()
