"""Which paragraph of the rules has which code and which tests, and the proof that the tests would notice its loss."""
