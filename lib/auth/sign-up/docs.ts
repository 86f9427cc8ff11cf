import type * as contract from "@/lib/auth/sign-up/contract";
import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import * as sample from "@/lib/call/docs-samples";

export const chapter: Chapter = "Login";

export const docs: ContractDocs<typeof contract> = {
  requestSignupCode: {
    summary: "Email a code to sign up with",
    description:
      "For an account without a password. An address that has no account is emailed six digits, good for ten minutes, five tries and one sign-up; an address that has one is emailed how to log in. The answer is the same for both, in the same time. No account exists before the code is entered. The answer's header x-known-device names this device: send it with the code, which nobody else can enter. Codes are emailed 30 seconds apart and five times an hour (429 rate_limited with Retry-After).",
    input: { email: sample.CUSTOMER_EMAIL },
    output: { message: "We have emailed you." },
  },
  signupByCode: {
    summary: "Open a customer's account with the emailed code",
    description:
      "Opens the account, its email address verified, and logs in: the bearer token comes in the answer's Authorization header, as after a login. The account has no password until its owner sets one, /users/password-reset/request. Send the x-known-device of the request for the code: without it, or for an address that has an account, each code is 400 invalid_code. A wrong code is 400 invalid_code, one older than ten minutes 400 code_expired; the fifth wrong try is 429 too_many_tries. `phone_number` may be left out.",
    input: {
      name: sample.CUSTOMER_NAME,
      email: sample.CUSTOMER_EMAIL,
      phone_number: "98765 43210",
      otp_code: sample.CODE,
    },
    output: { message: "Signup successful! Welcome to our website." },
  },
};
