/** Every error a call can answer, and its HTTP status. */
export const ERROR_STATUS = {
  second_factor_required: 308,
  bad_request: 400,
  payment_not_verified: 400,
  invalid_code: 400,
  code_expired: 400,
  invitation_invalid: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  invalid_api_key: 401,
  forbidden: 403,
  wrong_password: 403,
  password_needed: 403,
  authenticator_needed: 403,
  set_up_needed: 403,
  account_blocked: 403,
  signup_closed: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  already_ordered: 409,
  order_canceled: 409,
  order_not_cancelable: 409,
  delivery_fixed: 409,
  out_of_stock: 409,
  price_changed: 409,
  email_taken: 409,
  too_large: 413,
  unsupported_media_type: 415,
  invalid_input: 422,
  weak_password: 422,
  cart_empty: 422,
  address_missing: 422,
  phone_missing: 422,
  cart_limit: 422,
  purchase_limit: 422,
  cash_limit: 422,
  online_limit: 422,
  too_many_tries: 429,
  rate_limited: 429,
  internal: 500,
  upstream_failed: 502,
  payment_provider_failed: 502,
  unavailable: 503,
  busy: 503,
  files_unavailable: 503,
  upstream_timeout: 504,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Messages by field, in words for people. */
export type FieldErrors = Record<string, string[]>;

/** The body of an error. `detail` repeats the message for older clients. */
export type ErrorBody = {
  message: string;
  code: ErrorCode;
  detail: string;
  fields?: FieldErrors;
  /** Seconds until a retry makes sense; also in the Retry-After header. */
  retry_after?: number;
};

type ErrorOptions = {
  fields?: FieldErrors;
  cause?: unknown;
  retryAfterS?: number;
  pending?: string;
  /** Extra fields of the body, for programs. */
  more?: Record<string, unknown>;
};

/** An expected error: its message is fit to show to the person who caused it. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  /** Whole seconds until a retry makes sense. */
  readonly retryAfterS: number | undefined;
  /** The sealed pending sign-in: sent as a cookie or a header, never in the body. */
  readonly pending: string | undefined;
  readonly more: Record<string, unknown> | undefined;

  constructor(code: ErrorCode, message: string, options: ErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.fields = options.fields;
    this.retryAfterS = options.retryAfterS;
    this.pending = options.pending;
    this.more = options.more;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }

  /** The same failure in other words. */
  reworded(message: string, options: ErrorOptions = {}): AppError {
    return new AppError(this.code, message, { cause: this, ...options });
  }

  body(): ErrorBody {
    const body: ErrorBody = { message: this.message, code: this.code, detail: this.message };
    if (this.fields) body.fields = this.fields;
    if (this.retryAfterS !== undefined) body.retry_after = this.retryAfterS;
    return { ...this.more, ...body };
  }
}

/** Rebuilds the thrown error from the body of a failed call; "internal" if it is not ours. */
export function errorFromBody(body: unknown, status: number, pending?: string): AppError {
  if (isErrorBody(body)) {
    const { code, message, detail: _detail, fields, retry_after: retryAfterS, ...more } = body;
    return new AppError(code, message, { fields, retryAfterS, pending, more });
  }
  const code = (Object.keys(ERROR_STATUS) as ErrorCode[]).find(
    (key) => ERROR_STATUS[key] === status,
  );
  return new AppError(code ?? "internal", "Something went wrong. Please try again.");
}

/** Whether a body is an error in our format, with a code that we know. */
export function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== "object" || body === null) return false;
  if (!("code" in body) || !("message" in body)) return false;
  return (
    typeof body.code === "string" && body.code in ERROR_STATUS && typeof body.message === "string"
  );
}
