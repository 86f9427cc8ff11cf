import "server-only";
import { z } from "zod";
import type { ApiResponse, OpenApiDocument, Schema } from "@/lib/api-docs/document";
import { answerHeaders } from "@/lib/api-docs/headers";
import { type Call, PENDING_HEADER } from "@/lib/call/call";
import { AppError, ERROR_STATUS, type ErrorBody, type ErrorCode } from "@/lib/call/errors";
import { failuresOf } from "@/lib/call/failures";

/** The answer of every failed call. */
export const Failure = z.object({
  message: z.string(),
  code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
  detail: z.string(),
  fields: z.record(z.string(), z.array(z.string())).optional(),
  retry_after: z.int().optional(),
}) satisfies z.ZodType<ErrorBody>;

/** The meaning of each code, for client developers. */
const MEANINGS: Record<ErrorCode, string> = {
  second_factor_required: "The password is right; the code that was emailed comes next.",
  bad_request: "The body is not valid JSON, not one object, or holds null characters.",
  payment_not_verified: "The payment's signature is wrong, or there is no such payment.",
  invalid_code: "The code is wrong.",
  code_expired: "The code or the login has run out; ask for a new one.",
  invitation_invalid: "The invitation is used, revoked, run out, or for another address.",
  unauthenticated: "The bearer token is missing, wrong or no longer valid.",
  invalid_credentials: "Email and password do not belong together.",
  invalid_api_key: "The API key is missing, wrong or revoked.",
  forbidden: "The key has not the call's scope, or the account may not do this.",
  wrong_password: "The password that was asked for again is wrong.",
  password_needed:
    "The password has to be entered again: at /users/step-up or /admin/step-up, then repeat the call.",
  authenticator_needed:
    "The code of the email is right; one of the authenticator app is needed beside it.",
  set_up_needed:
    "The shop wants an authenticator app of every administrator: set one up at /admin/authenticator.",
  account_blocked: "The password is right, and the account is blocked; the message says why.",
  signup_closed: "There is an administrator already; another one needs an invitation.",
  not_found: "It is not there, or it is somebody else's.",
  method_not_allowed: "The address takes other methods, which Allow names.",
  conflict: "It has changed meanwhile, or was done already.",
  order_canceled: "The order is cancelled.",
  order_not_cancelable: "The order can no longer be cancelled.",
  out_of_stock: "Fewer units are left than are asked for.",
  already_ordered:
    "An order for it stands already: `order_numbers` and `deliveryaddress` say which one and where it goes.",
  price_changed: "The total is another one than the customer saw.",
  email_taken: "Another account has this email address.",
  too_large: "The body is larger than this call takes.",
  unsupported_media_type: "The body, or a file in it, is of a type that this call does not take.",
  invalid_input: "Fields are missing or wrong: fields says which, in words for people.",
  weak_password: "The password is one of those that are guessed first.",
  cart_empty: "There is nothing to buy.",
  address_missing: "The customer has no address to deliver to.",
  delivery_fixed: "The order is shipped: it cannot go elsewhere any more.",
  phone_missing: "There is no phone number that the driver can call.",
  cart_limit: "A cart holds no more units or products.",
  purchase_limit: "The purchase comes to more than one can: it has to be split.",
  cash_limit: "The purchase cannot be paid in cash; the message says why.",
  online_limit: "The purchase cannot be paid online; the message says why, and how else.",
  too_many_tries: "Too many wrong tries: wait as long as Retry-After says.",
  rate_limited: "Asked too often: wait as long as Retry-After says.",
  internal: "A fault of ours. It is logged under the request id.",
  upstream_failed: "The web tier did not reach the API; a change may have happened all the same.",
  payment_provider_failed: "The payment provider did not answer as it should; nothing was taken.",
  unavailable: "The server is starting or going down.",
  busy: "Too much of this is under way. Nothing was changed: wait as long as Retry-After says.",
  files_unavailable: "The store of pictures does not work; nothing was changed. Try again later.",
  upstream_timeout: "The API did not answer the web tier in time; a change may have happened.",
};

/** The error responses of a call, by status. */
export function failureResponses(spec: Call, failure: Schema): Record<string, ApiResponse> {
  const byStatus = Map.groupBy(failuresOf(spec), (code) => ERROR_STATUS[code]);
  const statuses = [...byStatus].toSorted(([one], [other]) => one - other);
  return Object.fromEntries(
    statuses.map(([status, codes]) => [String(status), responseOf(spec, codes, failure)]),
  );
}

/** An example of each error, by code. */
export function failureExamples(): OpenApiDocument["components"]["examples"] {
  const codes = Object.keys(MEANINGS) as ErrorCode[];
  return Object.fromEntries(
    codes.map((code) => {
      const error = new AppError(code, MEANINGS[code], {
        retryAfterS: waits(code) ? 30 : undefined,
        fields: code === "invalid_input" ? { email: ["Enter your email address."] } : undefined,
      });
      return [code, { summary: MEANINGS[code], value: error.body() }];
    }),
  );
}

function responseOf(spec: Call, codes: ErrorCode[], schema: Schema): ApiResponse {
  const isLater = codes.some(waits);
  const isPending = spec.session && codes.includes("second_factor_required");
  const example = (code: ErrorCode) => [code, { $ref: `#/components/examples/${code}` }];
  return {
    description: codes.map((code) => MEANINGS[code]).join(" "),
    headers: answerHeaders(isLater && "retry-after", isPending && PENDING_HEADER),
    content: {
      "application/json": { schema, examples: Object.fromEntries(codes.map(example)) },
    },
  };
}

/** Whether the answer says when to retry. */
function waits(code: ErrorCode): boolean {
  return ERROR_STATUS[code] === 429 || code === "busy";
}
