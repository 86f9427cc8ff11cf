import fc from "fast-check";
import { type DocumentedCall, documentedCalls } from "@/lib/api-docs/calls";
import { endSubscriptions } from "@/lib/catalogue/changes/subscribe";
import { inFiles } from "@/tests/support/files/files";
import { attemptsOf } from "@/tests/support/fuzz/attempt";
import { hold, keepFaults } from "@/tests/support/fuzz/hold";
import { whatIsThere } from "@/tests/support/fuzz/known";
import { type Part, partOf } from "@/tests/support/fuzz/parts";
import { aWorld, forgetLimits, restore, type World } from "@/tests/support/fuzz/world";

const BRIEF = Boolean(process.env.TEST_BRIEF);
/** Requests in total, spread over four files; each run has its own seed. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? (BRIEF ? 4_000 : 10_000));
/** Concurrent requests. */
const AT_ONCE = 4;

/** Calls that hash a password, decode a picture or take a fixed time get fewer requests. */
const SLOW =
  /signup|login|2fa\/(toggle|resend|verify)|password-reset|\/account$|admin\/update|invitations|upload|products\/(add|update|import|export)|createpayment|api-keys|openapi/;
const SLOW_REQUESTS = BRIEF ? 12 : 24;
/** Forms with files get more requests. */
const FORM_REQUESTS = BRIEF ? 28 : 80;

const isSlow = ({ spec }: DocumentedCall) => SLOW.test(spec.path);
const slowCount = ({ spec }: DocumentedCall) =>
  spec.body === "multipart" ? FORM_REQUESTS : SLOW_REQUESTS;

/**
 * Fuzzes every call of a part: it never answers 5xx, does not accept what its schema
 * refuses, and fails only with errors of its contract. FUZZ_SEED repeats a run.
 */
export function fuzz(part: Part): void {
  inFiles();
  const fuzzed = documentedCalls.filter(({ contract }) => partOf(contract) === part);
  const slow = fuzzed.filter(isSlow);
  const rest = REQUESTS / 4 - slow.reduce((sum, call) => sum + slowCount(call), 0);
  const fast = Math.ceil(rest / (fuzzed.length - slow.length));
  let world: World;
  let made = 0;
  let taken = 0;

  beforeAll(async () => {
    world = await aWorld();
    keepFaults();
  });
  afterAll(async () => {
    await endSubscriptions();
    await world?.shop.close();
  });

  it.each(fuzzed.map((call) => [`${call.spec.method} ${call.spec.path}`, call] as const))(
    "%s",
    async (_name, call) => {
      await restore(world);
      await fuzzCall(call, world, isSlow(call) ? slowCount(call) : fast, (statuses) => {
        made += statuses.length;
        taken += statuses.filter((status) => status < 300).length;
      });
    },
    // Against a call that never answers: how long all of them take is the machine's.
    600_000,
  );

  it("has made enough requests, many of them successful", () => {
    expect(made).toBeGreaterThanOrEqual(REQUESTS / 4);
    expect(taken / made).toBeGreaterThan(0.2);
  });
}

/** Makes `count` requests of one call; `onAnswers` hears each round's statuses. */
async function fuzzCall(
  call: DocumentedCall,
  world: World,
  count: number,
  onAnswers: (statuses: number[]) => void,
): Promise<void> {
  const attempts = fc.array(attemptsOf(call, await whatIsThere(world)), {
    minLength: AT_ONCE,
    maxLength: AT_ONCE,
  });
  await fc.assert(
    fc.asyncProperty(attempts, async (together) => {
      const statuses = await allOf(together.map((attempt) => hold(call, attempt, world)));
      onAnswers(statuses);
      if (statuses.includes(429)) await forgetLimits();
    }),
    { numRuns: Math.ceil(count / AT_ONCE), seed: seed() },
  );
}

/** Like Promise.all, but waits for all even on a failure. */
async function allOf<T>(promises: Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}

function seed(): number | undefined {
  return process.env.FUZZ_SEED ? Number(process.env.FUZZ_SEED) : undefined;
}
