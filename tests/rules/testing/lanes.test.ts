import { type Part, runLanes } from "@/scripts/testing/lanes";
import { brokenPart, one } from "@/scripts/testing/outcome";

const begun: string[] = [];
const waiting = new Map<string, () => void>();
const passed = one(true, { name: "", command: "" });

/** A part that ends when it is told to. */
function part(name: string, { needsBuild = false, outcome = passed } = {}): Part {
  const run = () => {
    begun.push(name);
    return new Promise<typeof passed>((resolve) => waiting.set(name, () => resolve(outcome)));
  };
  return { name, needsBuild, run };
}

async function end(name: string): Promise<void> {
  waiting.get(name)?.();
  await new Promise(setImmediate);
}

beforeEach(() => {
  begun.length = 0;
  jest.spyOn(console, "log").mockImplementation(() => undefined);
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it("runs two parts at a time, and what is left in the lane that is done first", async () => {
  const outcomes = runLanes([[part("lint"), part("api")], [part("desktop")]], [part("kill")]);
  expect(begun).toEqual(["lint", "desktop"]);
  await end("desktop");
  expect(begun).toEqual(["lint", "desktop", "kill"]);
  await end("lint");
  expect(begun).toEqual(["lint", "desktop", "kill", "api"]);
  await end("kill");
  await end("api");
  expect(await outcomes).toHaveLength(4);
});

it("starts what needs the build after it, and not at all if it fails", async () => {
  const kill = () => part("kill", { needsBuild: true });
  const built = runLanes([[kill()], [part("build")]]);
  await new Promise(setImmediate);
  expect(begun).toEqual(["build"]);
  await end("build");
  expect(begun).toEqual(["build", "kill"]);
  await end("kill");
  expect(await built).toHaveLength(2);

  const unbuilt = runLanes([[kill()], [part("build", { outcome: brokenPart("build") })]]);
  await end("build");
  expect(await unbuilt).toEqual([brokenPart("build")]);
});

it("runs what needs the build at once where one exists", async () => {
  const outcomes = runLanes([[part("kill", { needsBuild: true })]]);
  await new Promise(setImmediate);
  expect(begun).toEqual(["kill"]);
  await end("kill");
  expect(await outcomes).toEqual([passed]);
});

it("counts a part that cannot start as one failure and goes on", async () => {
  const run = () => Promise.reject(new Error("There is no Chromium."));
  const outcomes = runLanes([[{ name: "phone", needsBuild: false, run }, part("kill")]]);
  await new Promise(setImmediate);
  await end("kill");
  expect(await outcomes).toEqual([brokenPart("phone"), passed]);
});
