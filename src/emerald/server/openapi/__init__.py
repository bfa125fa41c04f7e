"""The description of the routes that machines read: every type as msgspec checks it, with an example of each."""
