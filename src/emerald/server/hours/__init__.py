"""The hours in which people play, and what that means for clocks."""
