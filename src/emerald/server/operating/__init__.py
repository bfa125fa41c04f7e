"""For whoever runs the server: logs, measures, whether it is well."""
