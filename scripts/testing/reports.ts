import fs from "node:fs";
import path from "node:path";
import { root } from "../local/base/settings.ts";
import { admit, type Failed, type Outcome } from "./outcome.ts";
import { reasonOf } from "./reason.ts";

/** Reads Jest's `--json` report; a file that did not load counts as one failure. */
export function readJest(file: string, exitCode: number | null, part: string): Outcome {
  const report: JestReport = readJson(file);
  const failures = (report.testResults ?? [])
    .filter(({ status }) => status === "failed")
    .flatMap((result) => failuresOfFile(result, part));
  const outcome = {
    passed: report.numPassedTests ?? 0,
    failed: (report.numFailedTests ?? 0) + (report.numRuntimeErrorTestSuites ?? 0),
    failures,
  };
  return admit(outcome, exitCode, part);
}

/** Reads Playwright's JSON report; `flags` are those that run its tests again in the same shape. */
export function readPlaywright(file: string, exitCode: number | null, flags: string[]): Outcome {
  const { stats, suites }: PlaywrightReport = readJson(file);
  const outcome = {
    passed: stats?.expected ?? 0,
    // A test that passed only on a retry counts as failed. There are none while retries are off.
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
    failures: (suites ?? []).flatMap(specsOf).flatMap((spec) => failuresOfSpec(spec, flags)),
  };
  return admit(outcome, exitCode, ["e2e", ...flags].join(" "));
}

type JestReport = {
  numPassedTests?: number;
  numFailedTests?: number;
  numRuntimeErrorTestSuites?: number;
  testResults?: JestFile[];
};
type JestFile = {
  name: string;
  status: string;
  /** Why the file did not load. */
  message?: string;
  assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
};

function failuresOfFile({ name, message, assertionResults }: JestFile, part: string): Failed[] {
  const file = path.relative(root, name);
  const filter = file.replace(/^tests\//, "").replace(/\.test\.tsx?$/, "");
  const command = `npm test -- ${part} ${filter.replace(`${part}/`, "")}`;
  const failed = assertionResults.filter(({ status }) => status === "failed");
  if (failed.length === 0) {
    return [{ name: `${file}, which did not run to its end`, command, ...reasonOf(message) }];
  }
  return failed.map(({ fullName, failureMessages }) => ({
    ...{ name: `${file}: ${fullName}`, command },
    ...reasonOf(failureMessages?.[0]),
  }));
}

type PlaywrightReport = { stats?: Partial<Record<string, number>>; suites?: Suite[] };
type Suite = { suites?: Suite[]; specs?: Spec[] };
type Spec = {
  title: string;
  file: string;
  line: number;
  tests: {
    projectName: string;
    status: string;
    results?: { error?: { message?: string } }[];
  }[];
};

function specsOf({ suites = [], specs = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function failuresOfSpec({ title, file, line, tests }: Spec, flags: string[]): Failed[] {
  const failed = tests.filter(({ status }) => status === "unexpected" || status === "flaky");
  return failed.map(({ projectName, results = [] }) => ({
    ...reasonOf(results.at(-1)?.error?.message),
    name: `tests/e2e/${file}:${line} on the ${projectName}: ${title}`,
    command: ["npm test -- e2e", `${file}:${line}`, "--project", projectName, ...flags].join(" "),
  }));
}

function readJson(file: string): object {
  try {
    const value: unknown = JSON.parse(fs.readFileSync(file, "utf8"));
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}
