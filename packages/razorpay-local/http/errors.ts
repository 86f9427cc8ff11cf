/** The body of an error, as the API sends it under `error`. */
export type ErrorBody = {
  code: string;
  description: string;
  source?: string;
  step?: string;
  reason?: string;
  metadata?: Record<string, string>;
  field?: string;
};

/** An error: thrown anywhere below the router, sent as `{error}` with its status. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.description);
    this.status = status;
    this.body = body;
  }
}

/** 401 without any key. Like the other 401 it has a code and a description only. */
export const keyMissing = () =>
  unauthorized("Please provide your api key for authentication purposes");

export const keyWrong = () => unauthorized("Authentication failed");

/** 400 with the field it is about. */
export const invalid = (description: string, field?: string) =>
  refusal(description, { ...(field ? { field } : {}) });

export const amountTooSmall = () =>
  refusal("Order amount less than minimum amount allowed", {
    step: "order_creation",
    reason: "amount_less_than_minimum_amount",
    field: "amount",
  });

export const extraFields = (names: string[]) =>
  refusal(`${names.join(", ")} is/are not required and should not be sent`, {
    reason: "extra_field_sent",
  });

export const malformedId = (id: string) => refusal(`${id} is not a valid id`);

export const unknownId = () => refusal("The id provided does not exist");

export const unknownUrl = () => refusal("The requested URL was not found on the server.");

export const orderPaid = () =>
  refusal(
    "Your payment has been declined as the order is already paid. Please initiate the payment with a new order.",
    { reason: "order_already_paid" },
  );

export const paymentWaiting = () =>
  refusal("Payment already done for this order.", { reason: "payment_already_done" });

export const amountDiffers = () =>
  refusal(
    "Your payment amount is different from your order amount. To pay successfully, please try using right amount.",
    { field: "amount" },
  );

/** 409 of the refund idempotency header; the code is still BAD_REQUEST_ERROR. */
export const keyConflict = (description: string) => new ApiError(409, vague(description));

/** 400 when the merchant's balance does not cover a refund, in one of the two forms seen. */
export const lowBalance = (text: "plain" | "invalidRequest") =>
  new ApiError(400, vague(text === "plain" ? LOW_BALANCE : "invalid request sent"));

const LOW_BALANCE =
  "Your account does not have enough balance to carry out the refund operation. You can add funds to your account from your Razorpay dashboard or capture new payments.";

export const serverError = () =>
  new ApiError(500, {
    ...body("The server encountered an error. The incident has been reported to admins."),
    code: "SERVER_ERROR",
    source: "internal",
    step: "NA",
    reason: "server_error",
  });

export const tooManyRequests = () => new ApiError(429, body("Request failed. Too many requests."));

function refusal(description: string, rest: Partial<ErrorBody> = {}): ApiError {
  return new ApiError(400, { ...body(description), ...rest });
}

function body(description: string): ErrorBody {
  return {
    code: "BAD_REQUEST_ERROR",
    description,
    source: "business",
    step: "payment_initiation",
    reason: "input_validation_failed",
    metadata: {},
  };
}

function vague(description: string): ErrorBody {
  return { ...body(description), source: "NA", step: "NA", reason: "NA" };
}

function unauthorized(description: string): ApiError {
  return new ApiError(401, { code: "BAD_REQUEST_ERROR", description });
}
