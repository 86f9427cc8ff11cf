import "server-only";
import { z } from "zod";
import { required } from "@/lib/env";
import { Problem } from "@/lib/health/contract";
import { keptCheck } from "@/lib/health/kept-check";

/** Longer than the API tier itself may take. */
const LIMIT_MS = 2_900;
const NotReady = z.object({ problems: z.array(Problem).min(1) });

/** What is missing for the work of a web tier: the API tier, and what that one misses. */
export const apiProblems = keptCheck(
  async () => {
    const url = new URL("/api/ready", required("API_URL"));
    const answer = await fetch(url, {
      cache: "no-store",
      redirect: "manual",
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (answer.ok) return [];
    const { problems } = NotReady.parse(await answer.json());
    return [{ what: "api", message: "The API tier is not ready." }, ...problems];
  },
  { what: "api", message: "The API tier does not answer." },
  { keep: { good: 5_000, bad: 1_000 }, limitMs: LIMIT_MS },
);
