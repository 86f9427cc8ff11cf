import "server-only";
import { z } from "zod";
import { cachedCheck } from "@/lib/health/cached-check";
import { Problem } from "@/lib/health/contract";
import { requestUpstream } from "@/lib/http/tier/upstream-request";

/** Longer than the API tier itself may take. */
const LIMIT_MS = 2_900;
const NotReady = z.object({ problems: z.array(Problem).min(1) });

/** What a web tier lacks: the API tier, or what that one lacks. */
export const apiProblems = cachedCheck(
  async () => {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const answer = await requestUpstream({
      method: "GET",
      path: "/api/ready",
      headers: {},
      signal,
    });
    const body = await answer.body.json();
    if (answer.statusCode === 200) return [];
    const { problems } = NotReady.parse(body);
    return [{ what: "api", message: "The API tier is not ready." }, ...problems];
  },
  { what: "api", message: "The API tier does not answer." },
  { keep: { good: 5_000, bad: 1_000 }, limitMs: LIMIT_MS },
);
