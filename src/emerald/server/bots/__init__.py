"""Who answers without being a person: bots think in processes of their own, policies answer at once."""
