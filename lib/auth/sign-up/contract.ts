import { z } from "zod";
import { DeviceMessage, Email, OneTimeCode, PersonName, Phone, SignedIn } from "@/lib/auth/fields";
import { call } from "@/lib/call/call";

/** Answers the same, in the same time, whether or not the address has an account. */
export const requestSignupCode = call({
  method: "POST",
  path: "/users/signup/code",
  access: "public",
  input: z.object({ email: Email }),
  output: DeviceMessage,
  errors: ["rate_limited"],
  device: true,
});

/** Opens the account, its address verified and without a password, and logs in. */
export const signupByCode = call({
  method: "POST",
  path: "/users/signup/verify",
  access: "public",
  input: z.object({
    name: PersonName,
    email: Email,
    phone_number: Phone,
    otp_code: OneTimeCode,
  }),
  output: SignedIn,
  errors: ["invalid_code", "code_expired", "email_taken", "too_many_tries", "rate_limited"],
  session: { does: "start", audience: "customer" },
  device: true,
});
