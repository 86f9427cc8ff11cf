/**
 * Only ends a test that hangs. A shorter limit also ends slow tests of a busy machine, whose unfinished work then
 * fails the next file. Speed is measured by the bench.
 */
jest.setTimeout(180_000);
