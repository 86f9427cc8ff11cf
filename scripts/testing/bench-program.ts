import path from "node:path";
import { root } from "../local/settings.ts";

/** The command that runs a program of tests/bench, which may use the shop's own modules. */
export function benchProgram(file: string): string[] {
  const program = path.join(root, "tests/bench", file);
  return [process.execPath, "--conditions=react-server", "--import", "tsx", program];
}
