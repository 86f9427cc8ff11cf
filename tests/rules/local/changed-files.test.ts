import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { changedFiles, isWatched } from "../../../scripts/testing/changed-files";

it.each([
  ["lib/money.ts", true],
  ["content/pages/home.yaml", true],
  ["styles/tokens.css", true],
  ["public/media/home.avif", false],
  ["lib/.money.ts.swp", false],
  ["tests/.cache/a.json", false],
])("a change of %s is watched: %s", (file, expected) => {
  expect(isWatched(file)).toBe(expected);
});

it("returns files written at the same time together, without repeats", async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "changed-"));
  const changes = changedFiles([folder]);
  const next = changes.next();
  for (const name of ["a.ts", "b.ts", "a.ts", "c.bin"])
    fs.writeFileSync(path.join(folder, name), "");
  expect((await next).sort()).toEqual([path.join(folder, "a.ts"), path.join(folder, "b.ts")]);
  changes.close();
  fs.rmSync(folder, { recursive: true });
});
