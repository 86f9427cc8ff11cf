/** The result of a runner. Lint, types and the build count as one check each. */
export type Outcome = {
  passed: number;
  failed: number;
  /** The failed tests, if the runner reports them. */
  failures: Failed[];
};

export type Failed = {
  /** "tests/api/http/shutdown.test.ts: answers what comes by a connection that is kept". */
  name: string;
  /** The command that runs only this test again. */
  command: string;
  /** What the test expected and got, if the runner reports it. */
  reason?: string;
};

/** The outcome of a check that passes or fails as a whole. */
export function one(ok: boolean, failure: Failed): Outcome {
  return ok
    ? { passed: 1, failed: 0, failures: [] }
    : { passed: 0, failed: 1, failures: [failure] };
}

/** The outcome of a part of `npm test` that could not start or finish its tests. */
export function brokenPart(part: string): Outcome {
  return one(false, partFailure(part));
}

/** A runner that failed before or after its tests must not look like a success. */
export function admit(outcome: Outcome, exitCode: number | null, part: string): Outcome {
  if (exitCode === 0 || outcome.failed > 0) return outcome;
  return { ...outcome, failed: 1, failures: [partFailure(part)] };
}

export function total(outcomes: Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
  };
}

/** "5740 passed, 1 failed". */
export function count({ passed, failed }: Outcome): string {
  return `${passed} passed, ${failed} failed`;
}

/** The end of `npm test`: the failures with their reasons, then the count and the command to run them again. */
export function summary(outcomes: Outcome[]): string {
  const all = total(outcomes);
  const commands = [...new Set(all.failures.map(({ command }) => command))];
  if (commands.length === 0) return count(all);
  const names = commands.map((command) => {
    const failed = all.failures.filter((failure) => failure.command === command);
    return [...failed.flatMap(told), `    ${command}`].join("\n");
  });
  return ["Failed:", ...names, `${count(all)}: ${commands.join("; ")}`].join("\n");
}

function told({ name, reason }: Failed): string[] {
  const lines = reason?.split("\n") ?? [];
  return [`  ✕ ${name}`, ...lines.map((line) => `      ${line}`.trimEnd())];
}

function partFailure(part: string): Failed {
  return { name: `${part}, which did not run to its end`, command: `npm test -- ${part}` };
}
