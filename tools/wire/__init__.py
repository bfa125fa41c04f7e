"""The wire types of `emerald.server.messages` in TypeScript."""
