import { type Check, cachedCheck } from "@/lib/health/cached-check";

const failed = { what: "mail", message: "No email." } as const;
const bad = { what: "database", message: "No database." } as const;
const keep = { good: 5_000, bad: 1_000 };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function counted(check: Check) {
  const asked = jest.fn(check);
  return { asked, ask: cachedCheck(asked, failed, { keep, limitMs: 2_000 }) };
}

it("checks once for all callers, and again when the result has expired", async () => {
  const { asked, ask } = counted(async () => []);
  await Promise.all([ask(), ask(), ask()]);
  await jest.advanceTimersByTimeAsync(4_999);
  expect(await ask()).toEqual([]);
  expect(asked).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(2);
  await ask();
  expect(asked).toHaveBeenCalledTimes(2);
});

it("caches a failure for a shorter time", async () => {
  const { asked, ask } = counted(async () => [bad]);
  expect(await ask()).toEqual([bad]);
  await jest.advanceTimersByTimeAsync(1_001);
  await ask();
  expect(asked).toHaveBeenCalledTimes(2);
});

it.each<[string, Check]>([
  ["throws", async () => Promise.reject(new Error("refused at 10.0.0.7"))],
  ["does not answer", () => new Promise(() => undefined)],
])("returns the given problem for a check that %s", async (_what, check) => {
  const { ask } = counted(check);
  const answer = ask();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await answer).toEqual([failed]);
});
