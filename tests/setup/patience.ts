/** Generous, because test machines may be slow: speed is measured by the bench. */
jest.setTimeout(30_000);
