import fs from "node:fs";

/** What a runner found. Lint, types and the build count as one check each. */
export type Outcome = { passed: number; failed: number };

export const one = (ok: boolean): Outcome => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/** The last line of `npm test`. */
export function totalLine(outcomes: Outcome[]): string {
  const { passed, failed } = total(outcomes);
  return `${passed} passed, ${failed} failed`;
}

export function total(outcomes: Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** Reads Jest's `--json` report; a file that did not load counts as one failure. */
export function readJest(file: string, exitCode: number | null): Outcome {
  const report = readJson(file);
  const outcome = {
    passed: numberIn(report, "numPassedTests"),
    failed: numberIn(report, "numFailedTests") + numberIn(report, "numRuntimeErrorTestSuites"),
  };
  return admit(outcome, exitCode);
}

/** Reads Playwright's JSON report. */
export function readPlaywright(file: string, exitCode: number | null): Outcome {
  const report = readJson(file);
  const stats = isRecord(report.stats) ? report.stats : {};
  const outcome = {
    passed: numberIn(stats, "expected") + numberIn(stats, "flaky"),
    failed: numberIn(stats, "unexpected"),
  };
  return admit(outcome, exitCode);
}

// A runner that broke before or after its tests must not look like a success.
function admit(outcome: Outcome, exitCode: number | null): Outcome {
  return exitCode !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
}

function readJson(file: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(fs.readFileSync(file, "utf8"));
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function numberIn(record: Record<string, unknown>, name: string): number {
  const value = record[name];
  return typeof value === "number" ? value : 0;
}
