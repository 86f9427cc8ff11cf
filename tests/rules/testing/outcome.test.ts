import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { type Outcome, one, summary } from "../../../scripts/testing/outcome";
import { readJest, readPlaywright } from "../../../scripts/testing/reports";

const root = path.join(__dirname, "../../..");
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "reports-"));
afterAll(() => fs.rmSync(folder, { recursive: true }));

function report(content: object): string {
  const file = path.join(folder, "report.json");
  fs.writeFileSync(file, JSON.stringify(content));
  return file;
}

const fine: Outcome = { passed: 5740, failed: 0, failures: [] };

describe("summary", () => {
  it("is the count alone when nothing failed", () => {
    expect(summary([fine, one(true, { name: "lint", command: "npm run lint" })])).toBe(
      "5741 passed, 0 failed",
    );
  });

  it("names what failed and why, and ends with the count and how to run just that", () => {
    const command = "npm test -- api http/shutdown";
    const doors = [
      { name: "shutdown: answers", command, reason: "expected 200\n  got 503" },
      { name: "shutdown: waits", command },
    ];
    const types = one(false, { name: "types", command: "npm run types" });
    expect(summary([fine, types, { passed: 1, failed: 2, failures: doors }]).split("\n")).toEqual([
      "Failed:",
      "  ✕ types",
      "    npm run types",
      "  ✕ shutdown: answers",
      "      expected 200",
      "        got 503",
      "  ✕ shutdown: waits",
      "    npm test -- api http/shutdown",
      "5741 passed, 3 failed: npm run types; npm test -- api http/shutdown",
    ]);
  });
});

describe("readJest", () => {
  const results = (name: string, assertionResults: object[]) => ({
    ...{ name: path.join(root, name), status: "failed", assertionResults },
  });

  it("finds the tests that failed, and the files that did not load", () => {
    const file = report({
      ...{ numPassedTests: 3, numFailedTests: 1, numRuntimeErrorTestSuites: 1 },
      testResults: [
        results("tests/api/http/shutdown.test.ts", [
          { status: "passed", fullName: "answers" },
          {
            ...{ status: "failed", fullName: "the door closes" },
            failureMessages: ["Error: \u001b[31mstill open\u001b[39m\n\n    at door.ts:1\n"],
          },
        ]),
        { ...results("tests/api/cart/cart.test.ts", []), message: "no such module" },
      ],
    });
    expect(readJest(file, 1, "api")).toEqual({
      ...{ passed: 3, failed: 2 },
      failures: [
        {
          name: "tests/api/http/shutdown.test.ts: the door closes",
          command: "npm test -- api http/shutdown",
          reason: "Error: still open",
        },
        {
          name: "tests/api/cart/cart.test.ts, which did not run to its end",
          command: "npm test -- api cart/cart",
          reason: "no such module",
        },
      ],
    });
  });

  it.each([0, 1])("never takes a runner that broke for a success (report %p)", (kept) => {
    const file = kept ? report({ numPassedTests: 3 }) : path.join(folder, "missing.json");
    const name = "faults, which did not run to its end";
    const failures = [{ name, command: "npm test -- faults" }];
    expect(readJest(file, 1, "faults")).toEqual({ passed: kept * 3, failed: 1, failures });
  });
});

it("reads Playwright's suites, however deep", () => {
  const spec = (line: number, projectName: string, status: string) => ({
    ...{ title: "pays", file: "shop/cart.spec.ts", line },
    tests: [{ projectName, status, results: [{ error: { message: "no button" } }] }],
  });
  const file = report({
    stats: { expected: 7, unexpected: 2, flaky: 0 },
    suites: [
      {
        specs: [spec(8, "desktop", "expected"), spec(9, "phone", "unexpected")],
        suites: [{ specs: [spec(43, "desktop", "unexpected")] }],
      },
    ],
  });
  const { failed, failures } = readPlaywright(file, 1, ["--split"]);
  expect(failed).toBe(2);
  expect(failures).toEqual([
    {
      name: "tests/e2e/shop/cart.spec.ts:9 on the phone: pays",
      command: "npm test -- e2e shop/cart.spec.ts:9 --project phone --split",
      reason: "no button",
    },
    {
      name: "tests/e2e/shop/cart.spec.ts:43 on the desktop: pays",
      command: "npm test -- e2e shop/cart.spec.ts:43 --project desktop --split",
      reason: "no button",
    },
  ]);
});
