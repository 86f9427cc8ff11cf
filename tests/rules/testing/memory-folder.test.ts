import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { memoryFolder, removeMemoryFolder } from "../../../scripts/testing/memory-folder";

const run = fs.mkdtempSync(path.join(os.tmpdir(), "run-"));
afterEach(() => {
  jest.restoreAllMocks();
  removeMemoryFolder(run);
});
afterAll(() => fs.rmSync(run, { recursive: true }));

const GIBIBYTE = 1024 ** 3;
const withMemory = (gibibytes: number) =>
  jest.spyOn(process, "availableMemory").mockReturnValue(gibibytes * GIBIBYTE);

it("a run's folder in memory is deleted with what it holds", () => {
  withMemory(16);
  jest.spyOn(fs, "statfsSync").mockReturnValue({ bavail: 4 * GIBIBYTE, bsize: 1 } as fs.StatsFs);
  const folder = memoryFolder(run);
  fs.mkdirSync(path.join(folder, "postgres"));
  if (process.platform === "linux") expect(folder).toMatch(/^\/dev\/shm\/npm-test-/);
  removeMemoryFolder(run);
  expect(fs.existsSync(path.join(folder, "postgres"))).toBe(folder === run);
});

it("a run keeps its databases on disk where memory is short", () => {
  withMemory(4);
  expect(memoryFolder(run)).toBe(run);
  removeMemoryFolder(run);
  expect(fs.existsSync(run)).toBe(true);
});
