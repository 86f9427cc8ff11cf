import { z } from "zod";

/**
 * A provider call that did not end well. `unknown` is a time-out, a broken connection, a 5xx or a shape
 * we do not know: it may have happened all the same and is never to be read as "failed".
 */
export class ProviderError extends Error {
  readonly outcome: "rejected" | "unknown";
  readonly status: number;
  readonly reason: string | undefined;
  /** The field of the request that it refuses, where it says so. */
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

/** Its HTTP client, used without the SDK's own functions, rejects with errors that carry the answer. */
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

/** The SDK rejects with plain objects, and with a TypeError when there was no answer at all. */
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
