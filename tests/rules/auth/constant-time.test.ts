import { constantTime, inConstantTime } from "@/lib/auth/sign-in/constant-time";

const { ms } = constantTime;
beforeEach(() => {
  constantTime.ms = 40;
});
afterAll(() => {
  constantTime.ms = ms;
});

it.each([
  ["succeeds", async () => "done", "done"],
  ["fails", () => Promise.reject(new Error("no such account")), "no such account"],
])("settles no sooner than the constant time when the work %s", async (_how, work, outcome) => {
  const started = performance.now();
  const settled = await inConstantTime(work).catch((error: Error) => error.message);
  expect(settled).toBe(outcome);
  // A timer may fire up to a millisecond early.
  expect(performance.now() - started).toBeGreaterThanOrEqual(39);
});
