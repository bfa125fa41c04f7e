"""What every game shares: agenda, actions, effects, chance, views, matches."""
