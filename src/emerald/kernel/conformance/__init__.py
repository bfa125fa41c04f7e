"""The test library that ships with the kernel: what every game must satisfy, whatever its rules."""
