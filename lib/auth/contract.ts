import { z } from "zod";
import {
  Credentials,
  Device,
  DeviceMessage,
  Email,
  MAIL_VERIFICATION,
  NewPassword,
  OneTimeCode,
  PasswordAgain,
  PersonName,
  Phone,
  SecondCode,
  SecondFactorState,
  SignedIn,
} from "@/lib/auth/fields";
import { call } from "@/lib/call/call";
import { Message } from "@/lib/call/codecs";

const nothing = z.object({});

export const signup = call({
  method: "POST",
  path: "/users/signup",
  access: "public",
  input: z.object({
    name: PersonName,
    email: Email,
    password: NewPassword,
    phone_number: Phone,
  }),
  output: Message,
  errors: ["email_taken", "weak_password", "rate_limited"],
});

/** 308 second_factor_required: the code has been mailed; verifySecondFactor comes next. */
export const login = call({
  method: "POST",
  path: "/users/login",
  access: "public",
  input: Credentials,
  output: SignedIn,
  errors: [
    "invalid_credentials",
    "account_blocked",
    "second_factor_required",
    "too_many_tries",
    "rate_limited",
  ],
  session: { does: "start", audience: "customer" },
  device: true,
});

/** A browser sends its sealed cookie and may leave the email out; a program sends the email. */
export const verifySecondFactor = call({
  method: "POST",
  path: "/users/2fa/verify",
  access: "public",
  input: z.object({
    email: Email.optional(),
    otp_code: SecondCode,
    pending: z.string().optional(),
  }),
  output: SignedIn,
  errors: ["invalid_code", "code_expired", "too_many_tries", "rate_limited"],
  session: { does: "start", audience: "customer" },
  device: true,
  pending: "customer",
});

/** Mails the sign-in code again; 429 with Retry-After when it is too soon. */
export const resendSecondFactor = call({
  method: "POST",
  path: "/users/2fa/resend",
  access: "public",
  input: z.object({ email: Email.optional(), pending: z.string().optional() }),
  output: Message,
  errors: ["code_expired", "rate_limited"],
  pending: "customer",
});

export const secondFactorStatus = call({
  method: "GET",
  path: "/users/2fa/status",
  access: "customer",
  input: nothing,
  output: SecondFactorState,
  errors: [],
});

export const toggleSecondFactor = call({
  method: "PATCH",
  path: "/users/2fa/toggle",
  access: "customer",
  input: z.object({ entered_password: PasswordAgain, enabled: z.boolean().optional() }),
  output: SecondFactorState,
  errors: ["wrong_password", "too_many_tries"],
});

export const requestEmailCode = call({
  method: "POST",
  path: "/users/otp/generate",
  access: "customer",
  input: z.object({ email: Email, purpose: z.literal(MAIL_VERIFICATION) }),
  output: Message,
  errors: ["forbidden", "conflict", "rate_limited"],
});

export const verifyEmail = call({
  method: "POST",
  path: "/users/otp/verify/email",
  access: "customer",
  input: z.object({
    email: Email,
    otp_code: OneTimeCode,
    purpose: z.literal(MAIL_VERIFICATION),
  }),
  output: Message,
  errors: ["invalid_code", "code_expired", "email_taken", "too_many_tries", "rate_limited"],
});

/** Cancels a new address that waits for its code; no-op if there is none. */
export const cancelEmailChange = call({
  method: "DELETE",
  path: "/users/email-change",
  access: "customer",
  input: nothing,
  output: Message,
  errors: [],
});

const UndoToken = z.string({ error: "The link is not complete." }).max(200);

/** Which address the undo link restores, and where its owner signs in. */
export const emailUndoState = call({
  method: "GET",
  path: "/users/email-undo",
  access: "public",
  input: z.object({ token: UndoToken }),
  output: z.object({ email: z.string(), audience: z.enum(["customer", "admin"]) }),
  errors: ["code_expired", "rate_limited"],
});

/** "This was not me": restores the old address with a new password and ends every session. */
export const undoEmailChange = call({
  method: "POST",
  path: "/users/email-undo",
  access: "public",
  input: z.object({ token: UndoToken, new_password: NewPassword }),
  output: Message.extend({ audience: z.enum(["customer", "admin"]) }),
  errors: ["code_expired", "weak_password", "email_taken", "rate_limited"],
});

/** Answers the same, in the same time, whether or not the account exists. */
export const requestPasswordReset = call({
  method: "POST",
  path: "/users/password-reset/request",
  access: "public",
  input: z.object({ email: Email }),
  output: DeviceMessage,
  errors: ["rate_limited"],
  device: true,
});

/** Ends every session of the account, of both audiences. */
export const confirmPasswordReset = call({
  method: "POST",
  path: "/users/password-reset/confirm",
  access: "public",
  input: z.object({
    email: Email,
    new_password: NewPassword,
    otp_code: OneTimeCode,
    /** For an administrator with an authenticator app: the mailbox alone is not enough. */
    authenticator_code: SecondCode.optional(),
  }),
  output: DeviceMessage,
  errors: [
    "invalid_code",
    "authenticator_needed",
    "weak_password",
    "too_many_tries",
    "rate_limited",
  ],
  device: true,
});

/** Where this account is signed in to the shop, last used first. */
export const listDevices = call({
  method: "GET",
  path: "/users/sessions",
  access: "customer",
  input: nothing,
  output: z.object({ sessions: z.array(Device) }),
  errors: [],
});

export const signOutDevice = call({
  method: "DELETE",
  path: "/users/sessions/{id}",
  access: "customer",
  input: z.object({ id: z.string().max(100) }),
  output: Message,
  errors: ["not_found"],
});

/** Signs out everywhere but here. */
export const signOutOtherDevices = call({
  method: "DELETE",
  path: "/users/sessions/others",
  access: "customer",
  input: nothing,
  output: Message.extend({ signed_out: z.number() }),
  errors: [],
});

export const logout = call({
  method: "POST",
  path: "/users/logout",
  access: "customer",
  input: nothing,
  output: Message,
  errors: [],
  session: { does: "end", audience: "customer" },
});
