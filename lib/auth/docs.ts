import type * as contract from "@/lib/auth/contract";
import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import * as sample from "@/lib/call/docs-samples";

const secondFactorOff = {
  message: "Two-factor authentication is disabled.",
  status: { message: "Two-factor authentication is disabled." },
  enabled: false,
};
const secondFactorOn = {
  message: "Two-factor authentication is enabled.",
  status: { message: "Two-factor authentication is enabled." },
  enabled: true,
};

/** The token of an undo link. */
const UNDO_TOKEN = "q3J8f0m2Zt6rX1bWcK9sVdLhPnYgUeAo7iR5TzMxQ4w";

export const chapter: Chapter = "Login";

export const docs: ContractDocs<typeof contract> = {
  signup: {
    summary: "Open a customer's account",
    description:
      "Makes the account and emails a welcome; it does not log in, so log in next. A password has 8 to 128 characters; one that many people use, or that contains the name of the email address, answers 422 weak_password. An address that has an account answers 409 email_taken, because a customer who has forgotten an account must hear of it; how many addresses can be asked about so is limited (429 rate_limited). `phone_number` may be left out, and takes any common spelling of an Indian mobile number.",
    input: {
      name: sample.CUSTOMER_NAME,
      email: sample.CUSTOMER_EMAIL,
      password: sample.PASSWORD,
      phone_number: "98765 43210",
    },
    output: { message: "Signup successful! Welcome to our website." },
  },
  login: {
    summary: "Sign a customer in",
    description:
      "A program reads the bearer token from the answer's Authorization header, `Bearer …`, and sends the same header with later calls; it lasts 365 days or until it is logged out, and the body never holds it. With a second factor the answer is 308 second_factor_required without a Location: the code is on its way by email, and the answer's header x-pending-sign-in is kept for the next call, /users/2fa/verify. Wrong email and wrong password are both 401 invalid_credentials; from the fifth wrong one within a day on the account is locked for 1, 2, 4 and up to 60 minutes (429 too_many_tries with Retry-After). The answer's header x-known-device names this device: send it with later logins, and the wrong tries of strangers do not lock it. A login on a device that the account has not used before is told to its owner by email.",
    input: { email: sample.CUSTOMER_EMAIL, password: sample.PASSWORD },
    output: { message: "Login Successful!" },
  },
  verifySecondFactor: {
    summary: "Finish a login with its code",
    description:
      "The bearer token comes in the answer's Authorization header, as after a login without a second factor. A program sends the code with `pending`, the x-pending-sign-in of the login, or with `email` alone; a browser is known by its cookie. A code has six digits and is good for ten minutes, five tries and one login; a code that is emailed later does not end it. With `pending` the refusals are told apart (400 invalid_code, 400 code_expired, 429 too_many_tries); by email alone each is 400 invalid_code, and 429 says only that the account is locked or asked too often.",
    input: {
      email: sample.CUSTOMER_EMAIL,
      otp_code: sample.CODE,
      pending: "Fe26.2*1*6f0c…*…",
    },
    output: { message: "Login Successful!" },
  },
  resendSecondFactor: {
    summary: "Email the login code again",
    description:
      "Emails another code; the one before stays good until its ten minutes are over. Send `pending`, or `email` alone: then the answer is always the same, and an email leaves only where the right password was entered within the last ten minutes. Codes are emailed 30 seconds apart and five times an hour, the login's own counted; too soon is 429 rate_limited with Retry-After. A `pending` that is older than ten minutes answers 400 code_expired: enter the password again.",
    input: { email: sample.CUSTOMER_EMAIL },
    output: { message: "OTP sent to your email." },
  },
  secondFactorStatus: {
    summary: "Ask whether a second factor is on",
    description:
      "`enabled` is for programs; the same is said in words in `message` and `status.message`, where older clients look for the word enabled.",
    input: {},
    output: secondFactorOff,
  },
  toggleSecondFactor: {
    summary: "Turn the second factor on or off",
    description:
      "Asks for the password again and emails the owner what has changed; open sessions stay. Without `enabled` the setting is turned round, so say it: then the call may be repeated. A wrong password is 403 wrong_password and counts for this session: too many of them are 429 too_many_tries.",
    input: { entered_password: sample.PASSWORD, enabled: true },
    output: secondFactorOn,
  },
  requestEmailCode: {
    summary: "Email a code that proves the email address",
    description:
      "Emails six digits to the account's own address; up to three that were emailed last are good at once. `purpose` is always Mail Verification. Another address than the account's answers 403 forbidden, one that is verified already 409 conflict. Codes are emailed 30 seconds apart and five times an hour: too soon is 429 rate_limited with Retry-After.",
    input: { email: sample.CUSTOMER_EMAIL, purpose: "Mail Verification" },
    output: { message: "OTP sent to your email." },
  },
  verifyEmail: {
    summary: "Prove the email address with its code",
    description:
      "After it the profile says `email_verified: true`, and what was written to us from the address is part of the account's data. A code is good for ten minutes and five tries: 400 invalid_code, 400 code_expired, also when the address has changed meanwhile, and 429 too_many_tries.",
    input: {
      email: sample.CUSTOMER_EMAIL,
      otp_code: sample.CODE,
      purpose: "Mail Verification",
    },
    output: { message: "Email verified successfully!" },
  },
  cancelEmailChange: {
    summary: "Give up a new email address",
    description:
      "The address in `pending_email` is forgotten and its code is good for nothing. May be repeated: where no address waits, nothing happens.",
    input: {},
    output: { message: "Your email address stays as it is." },
  },
  emailUndoState: {
    summary: "Ask what the link of the old mailbox brings back",
    description:
      "For the page that the email “Your email address was changed” leads to: `email` is the address that would come back, `audience` says where its owner logs in. Nothing is used up by asking. A link that was used, or is older than seven days, answers 400 code_expired.",
    input: { token: UNDO_TOKEN },
    output: { email: sample.CUSTOMER_EMAIL, audience: "customer" },
  },
  undoEmailChange: {
    summary: "Take a change of email address back",
    description:
      "The address of before is the account's again, verified, with the new password; every session ends, and links that were emailed to later addresses are dead. Works once, for seven days after the change: 400 code_expired. A weak password is 422 weak_password and uses nothing up.",
    input: { token: UNDO_TOKEN, new_password: sample.NEW_PASSWORD },
    output: {
      message: "Your old address is back. Log in with your new password.",
      audience: "customer",
    },
  },
  requestPasswordReset: {
    summary: "Email a code for a new password",
    description:
      "Answers the same, and as late, whether or not the address has an account: only an account is emailed. The code has six digits and is good for ten minutes. Codes are emailed 30 seconds apart and five times an hour for whoever asks, and ten times an hour for all strangers together, whether or not the address is known: too soon is 429 rate_limited with Retry-After. Keep the answer's header x-known-device and send it with the code: then nobody else's guesses use it up.",
    input: { email: sample.CUSTOMER_EMAIL },
    output: { message: "OTP sent to your email!" },
  },
  confirmPasswordReset: {
    summary: "Set a new password with the emailed code",
    description:
      "Ends every session of the account, those of the back-office too, opens a locked login again and tells the owner by email; log in with the new password next. It proves the mailbox: of an account whose email address nobody had proven before, addresses, cart, phone number and the words about oneself are removed, because whoever typed them may have been a stranger. Every reason for a refusal is one answer, 400 invalid_code: a wrong or old code, or no such account. After five wrong codes for an address within a day the next ones wait, 429 too_many_tries with Retry-After. A weak password is 422 weak_password and costs no try.",
    input: {
      email: sample.CUSTOMER_EMAIL,
      new_password: sample.NEW_PASSWORD,
      otp_code: sample.CODE,
    },
    output: { message: "Password reset successful!" },
  },
  listDevices: {
    summary: "List where the customer is logged in",
    description:
      "The open sessions of the shop, last used first, at most 100. `device` is read from the User-Agent header of the login, so an app should send one that names it. `last_seen_at` is right to five minutes, and `is_current` marks the session that asks.",
    input: {},
    output: { sessions: [sample.DEVICE, sample.OTHER_DEVICE] },
  },
  signOutDevice: {
    summary: "Sign one device out",
    description:
      "Takes an id out of the list of sessions; the device's next request is refused with 401. A session that has ended, or is another person's, answers 404 not_found.",
    input: { id: sample.OTHER_SESSION_ID },
    output: { message: "The device is logged out." },
  },
  signOutOtherDevices: {
    summary: "Sign every other device out",
    description:
      "Ends all sessions of the shop but the one that asks. `signed_out` counts them; 0 when there was none.",
    input: {},
    output: { message: "All other devices are logged out.", signed_out: 1 },
  },
  logout: {
    summary: "Sign the customer out",
    description:
      "The bearer token is worth nothing from now on; a browser's cookie is removed. Repeated it answers 401 unauthenticated, which a client may take for done.",
    input: {},
    output: { message: "Logged out." },
  },
};
