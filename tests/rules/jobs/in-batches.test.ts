import { inBatches } from "@/lib/jobs/in-batches";

/** A job with this many waiting rows; `took` records its batch sizes. */
function aJob(waiting: number) {
  const took: number[] = [];
  const work = async (size: number) => {
    const taken = Math.min(size, waiting);
    waiting -= taken;
    took.push(taken);
    return taken;
  };
  return { took, run: inBatches(50, work) };
}

it.each([
  [0, [0]],
  [49, [49]],
  [50, [50, 0]],
  [120, [50, 50, 20]],
])("processes %i rows in one run", async (waiting, batches) => {
  const { took, run } = aJob(waiting);
  expect(await run()).toBe(waiting);
  expect(took).toEqual(batches);
});

it("stops after the current batch when the process shuts down", async () => {
  const stopping = new AbortController();
  const { took, run } = aJob(1_000);
  stopping.abort();
  expect(await run(stopping.signal)).toBe(50);
  expect(took).toEqual([50]);
});

it("stops a run whose rows keep coming back", async () => {
  jest.useFakeTimers();
  let batches = 0;
  const run = inBatches(20, async (size) => {
    batches += 1;
    jest.setSystemTime(Date.now() + 60_000);
    return size;
  });
  await run();
  expect(batches).toBe(5);
  jest.useRealTimers();
});

it("fails when a batch fails, so that the runner retries it", async () => {
  const run = inBatches(20, () => Promise.reject(new Error("no database")));
  await expect(run()).rejects.toThrow("no database");
});
