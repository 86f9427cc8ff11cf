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

const Refusal = z.object({
  error: z.object({
    description: z.string().nullish(),
    reason: z.string().nullish(),
    field: z.string().nullish(),
  }),
});

/** The error of an answer that is no success; `body` is its JSON, if it has any. */
export function refusal(status: number, body: unknown): ProviderError {
  const error = Refusal.safeParse(body).data?.error;
  const isRejected = status >= 400 && status < 500 && status !== 429 && error !== undefined;
  return new ProviderError(isRejected ? "rejected" : "unknown", {
    status,
    description: error?.description ?? "no reason",
    reason: error?.reason ?? undefined,
    field: error?.field ?? undefined,
  });
}

/** The error for no answer, or only a part of one. */
export function noAnswer(cause: unknown): ProviderError {
  const { code, name, message } = cause as { code?: string; name?: string; message?: string };
  const description = `${code ?? name ?? "no answer"} ${message ?? ""}`.trim();
  return new ProviderError("unknown", { status: 0, description, cause });
}
