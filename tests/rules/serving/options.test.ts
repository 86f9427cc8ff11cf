import { processesFor, readServing } from "../../../scripts/serving/options";
import { isHopeless, waitBefore } from "../../../scripts/serving/retries";

const GB = 1024 ** 3;

it.each([
  [2, 24 * GB, 2],
  [8, 4 * GB, 8],
  [8, 2 * GB, 4],
  [4, GB / 2, 1],
  [1, GB / 4, 1],
])("%i cores and %i bytes of memory run %i processes", (cores, bytes, processes) => {
  expect(processesFor(cores, bytes)).toBe(processes);
});

it("reads the options of next start and the settings", () => {
  const from = "/";
  const environment = { PROCESSES: "3", PORT: "4000", SHUTDOWN_DELAY_MS: "" };
  expect(readServing(["--from", from, "-H", "0.0.0.0"], environment)).toEqual({
    processes: 3,
    from,
    host: "0.0.0.0",
    port: 4000,
    keepAliveTimeout: undefined,
    shutdownDelayMs: 5000,
  });
  expect(readServing(["--port", "4001"], environment).port).toBe(4001);
});

it.each([
  [{ PROCESSES: "0" }, [], "PROCESSES must be a whole number from 1 to 64"],
  [{ PROCESSES: "two" }, [], "PROCESSES must be"],
  [{ PROCESSES: "1", PORT: "99999" }, [], "PORT must be"],
  [{ PROCESSES: "1" }, ["--turbo"], "Unknown option '--turbo'"],
])("refuses %p %p", (environment, args, sentence) => {
  expect(() => readServing(args, environment)).toThrow(sentence);
});

it("waits longer after each failure, and gives up only when nobody else answers", () => {
  expect([0, 1, 2, 3, 4].map(waitBefore)).toEqual([0, 500, 1000, 2000, 4000]);
  expect(waitBefore(50)).toBe(30_000);
  expect(isHopeless(4, 0)).toBe(false);
  expect(isHopeless(5, 0)).toBe(true);
  expect(isHopeless(50, 1)).toBe(false);
});
