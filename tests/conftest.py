"""What holds for every test: what Hypothesis tries must hold, however slow or busy the machine is."""

from hypothesis import HealthCheck, settings

settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")
