import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { actionKey } from "../../../scripts/building/action-key";
import { addEarlierFiles } from "../../../scripts/building/earlier-files";

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "builds-"));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** A build with these chunks on a day; what its static folder holds in the end. */
function build(name: string, chunks: string[], day: string): string[] {
  const dir = path.join(folder, name);
  fs.mkdirSync(path.join(dir, "chunks"), { recursive: true });
  for (const chunk of chunks) fs.writeFileSync(path.join(dir, "chunks", chunk), chunk);
  addEarlierFiles(path.join(folder, "kept"), dir, new Date(day));
  return fs.readdirSync(path.join(dir, "chunks")).sort();
}

it("keeps what an earlier build had for 14 days after the last one that had it", () => {
  expect(build("a", ["shared", "only-a"], "2026-01-01")).toEqual(["only-a", "shared"]);
  // The first build was in use for two months.
  expect(build("b", ["shared", "only-b"], "2026-03-01")).toEqual(["only-a", "only-b", "shared"]);
  expect(build("c", ["shared"], "2026-03-10")).toEqual(["only-a", "only-b", "shared"]);
  expect(build("d", ["shared"], "2026-03-20")).toEqual(["only-b", "shared"]);
  expect(build("e", ["shared"], "2026-04-10")).toEqual(["shared"]);
});

it("keeps a chunk that comes back", () => {
  build("a", ["one"], "2026-01-01");
  build("b", ["other"], "2026-01-02");
  build("c", ["one"], "2026-01-10");
  expect(build("d", ["other"], "2026-01-20")).toEqual(["one", "other"]);
});

it("makes one key for all builds of a place, which a setting replaces", () => {
  const kept = path.join(folder, "kept");
  const first = actionKey(kept, "");
  expect(first).toMatchObject({ isSet: false });
  expect(actionKey(kept, "")).toEqual(first);
  expect(fs.statSync(path.join(kept, "action-key")).mode & 0o777).toBe(0o600);
  const key = Buffer.alloc(32, 1).toString("base64");
  expect(actionKey(kept, key)).toEqual({ key, isSet: true });
  expect(() => actionKey(kept, "too-short")).toThrow(/openssl rand -base64 32/);
});
