import fs from "node:fs";
import os from "node:os";
import path from "node:path";

/** Gives a test file a folder of its own for uploads, gone after it. Call it before anything else: settings are read once. */
export function inFiles(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "files-"));
  process.env.FILES_DIR = folder;
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}
