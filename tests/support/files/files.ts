import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { TIMES } from "@/lib/files/painter";

/**
 * Gives a test file a folder of its own for uploads, gone after it, and pictures as much time as a busy machine takes
 * for them. Call it before anything else: settings are read once.
 */
export function inFiles(): string {
  for (const times of Object.values(TIMES)) Object.assign(times, PATIENT);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "files-"));
  process.env.FILES_DIR = folder;
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** What the shop itself allows is the attacks' to try. */
const PATIENT = { patienceMs: 60_000, limitMs: 60_000 };
