import { z } from "zod";

/**
 * A failed provider call. `unknown` is a timeout, a broken connection, a 5xx or an unknown answer: the call
 * may have succeeded, so it must never be treated as "failed".
 */
export class ProviderError extends Error {
  readonly outcome: "rejected" | "unknown";
  readonly status: number;
  readonly reason: string | undefined;
  /** The request field that was refused, if the provider names it. */
  readonly field: string | undefined;

  constructor(
    outcome: "rejected" | "unknown",
    details: {
      status: number;
      description: string;
      reason?: string;
      field?: string;
      cause?: unknown;
    },
  ) {
    super(`Razorpay: ${details.status} ${details.description}`, { cause: details.cause });
    this.name = "ProviderError";
    this.outcome = outcome;
    this.status = details.status;
    this.reason = details.reason;
    this.field = details.field;
  }
}

const Failure = z.object({
  statusCode: z.number().optional(),
  error: z
    .object({
      description: z.string().nullish(),
      reason: z.string().nullish(),
      field: z.string().nullish(),
    })
    .optional()
    .catch(undefined),
});

/** The SDK's HTTP client, used directly, rejects with errors that carry the response. */
function failureOf(thrown: unknown): unknown {
  const answered = Answered.safeParse(thrown).data?.response;
  if (answered) return { statusCode: answered.status, error: answered.data?.error };
  return thrown instanceof Error ? undefined : thrown;
}

const Answered = z.object({
  response: z.object({
    status: z.number(),
    data: z.object({ error: z.unknown() }).optional().catch(undefined),
  }),
});

/** The SDK rejects with plain objects, or with a TypeError if there was no response. */
export function providerError(thrown: unknown): ProviderError {
  if (thrown instanceof ProviderError) return thrown;
  const failure = Failure.safeParse(failureOf(thrown)).data;
  const status = failure?.statusCode ?? 0;
  const rejected = status >= 400 && status < 500 && status !== 429 && failure?.error !== undefined;
  return new ProviderError(rejected ? "rejected" : "unknown", {
    status,
    description: failure?.error?.description ?? "no answer",
    reason: failure?.error?.reason ?? undefined,
    field: failure?.error?.field ?? undefined,
    cause: thrown,
  });
}
