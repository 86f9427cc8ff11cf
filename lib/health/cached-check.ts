import type { Problem } from "@/lib/health/contract";

/** Returns the problems; none if all is well. */
export type Check = () => Promise<Problem[]>;

/** How long a result is cached, in ms: a good one, and a bad one. */
export type CacheTimes = { good: number; bad: number };

/**
 * A check whose result is cached and shared by all callers, so that a probe every second costs nothing. An
 * error or a timeout gives `failed`; the result of a late check is dropped.
 */
export function cachedCheck(
  check: Check,
  failed: Problem,
  { keep, limitMs }: { keep: CacheTimes; limitMs: number },
): Check {
  let answer: { problems: Promise<Problem[]>; until: number } | undefined;
  return () => {
    if (answer && performance.now() < answer.until) return answer.problems;
    const problems = within(limitMs, check()).catch(() => [failed]);
    const fresh = { problems, until: Number.POSITIVE_INFINITY };
    answer = fresh;
    void problems.then(({ length }) => {
      fresh.until = performance.now() + (length === 0 ? keep.good : keep.bad);
    });
    return problems;
  };
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
