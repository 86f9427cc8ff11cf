import type * as contract from "@/lib/auth/admins/admin-contract";
import { invitationDocs } from "@/lib/auth/admins/invitation-docs";
import { docs as authDocs } from "@/lib/auth/docs";
import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import * as sample from "@/lib/call/docs-samples";

const administrator = {
  id: sample.ADMIN_ID,
  user_number: 1,
  name: sample.ADMIN_NAME,
  email: sample.ADMIN_EMAIL,
  email_verified: true,
  pending_email: null,
  phone_number: "+919812345670",
  role: "admin",
  office_role: "owner" as const,
  created_at: sample.ADMIN_SINCE,
};

const browser = {
  ...sample.OTHER_DEVICE,
  created_at: sample.ADMIN_SINCE,
  last_seen_at: sample.NOW,
};

export const chapter: Chapter = "Back-office login";

export const docs: ContractDocs<typeof contract> = {
  ...invitationDocs,
  adminLogin: {
    summary: "Sign an administrator in",
    description:
      "Works as /users/login, for the back-office: the token leaves in the answer's Authorization header, and 308 second_factor_required asks for the code at /admin/2fa/verify. It opens no customer's call, ends after 12 hours without use, and needs an API key with the scope office. A customer's email and password answer 401 invalid_credentials, as wrong ones do.",
    input: { email: sample.ADMIN_EMAIL, password: sample.ADMIN_PASSWORD },
    output: { message: "Login Successful!" },
  },
  verifyAdminSecondFactor: {
    summary: "Finish an administrator's login with its code",
    description:
      "Works as /users/2fa/verify: the token leaves in the answer's Authorization header. Send `pending`, the x-pending-sign-in of /admin/login, or `email` alone. A code of the shop's login is not good here, nor the other way round.",
    input: { email: sample.ADMIN_EMAIL, otp_code: sample.CODE },
    output: { message: "Login Successful!" },
  },
  resendAdminSecondFactor: {
    summary: "Email an administrator's login code again",
    description:
      "Emails another code; the one before stays good. 30 seconds apart and five times an hour, else 429 rate_limited with Retry-After. By `email` alone the answer is always the same; a `pending` older than ten minutes is 400 code_expired.",
    input: { email: sample.ADMIN_EMAIL },
    output: { message: "OTP sent to your email." },
  },
  adminSecondFactorStatus: {
    summary: "Ask whether the administrator's second factor is on",
    description:
      "The setting is the account's: it holds for its login to the shop as well. `enabled` is for programs; older clients look for the word enabled in `message`.",
    input: {},
    output: authDocs.toggleSecondFactor.output,
  },
  toggleAdminSecondFactor: {
    summary: "Turn the administrator's second factor on or off",
    description:
      "Asks for the password again and emails the owner what has changed. Without `enabled` the setting is turned round, so say it: then the call may be repeated. A wrong password is 403 wrong_password and counts as a wrong login, so too many of them are 429 too_many_tries.",
    input: { entered_password: sample.ADMIN_PASSWORD, enabled: true },
    output: authDocs.toggleSecondFactor.output,
  },
  requestAdminEmailCode: {
    summary: "Email a code that proves the administrator's address",
    description:
      "Names the administrator by `id`, the one that asks: another id answers 403 forbidden, a verified address 409 conflict. Codes are emailed 30 seconds apart and five times an hour: too soon is 429 rate_limited with Retry-After.",
    input: { id: sample.ADMIN_ID, purpose: "Mail Verification" },
    output: { message: "OTP sent to your email." },
  },
  verifyAdminEmail: {
    summary: "Prove the administrator's address with its code",
    description:
      "A code is good for ten minutes and five tries: 400 invalid_code, 400 code_expired, also when the address has changed meanwhile, and 429 too_many_tries.",
    input: { email: sample.ADMIN_EMAIL, otp_code: sample.CODE, purpose: "Mail Verification" },
    output: { message: "Email verified successfully!" },
  },
  cancelAdminEmailChange: {
    summary: "Give up the administrator's new address",
    description:
      "The address in `pending_email` is forgotten and its code is good for nothing. May be repeated: where no address waits, nothing happens.",
    input: {},
    output: { message: "Your email address stays as it is." },
  },
  requestAdminPasswordReset: {
    summary: "Email an administrator a code for a new password",
    description:
      "Works as the customers' call, and emails administrators only: the answer is the same, and as late, for every address. Codes are emailed 30 seconds apart and five times an hour: too soon is 429 rate_limited with Retry-After.",
    input: { email: sample.ADMIN_EMAIL },
    output: { message: "OTP sent to your email!" },
  },
  confirmAdminPasswordReset: {
    summary: "Set an administrator's new password with the code",
    description:
      "Ends every session of the account, opens a locked login again and tells the owner by email. A wrong or old code and an address that is no administrator's are one answer, 400 invalid_code; too many wrong codes are 429 too_many_tries with Retry-After.",
    input: {
      email: sample.ADMIN_EMAIL,
      new_password: sample.NEW_PASSWORD,
      otp_code: sample.CODE,
    },
    output: { message: "Password reset successful!" },
  },
  getAdminProfile: {
    summary: "Read the administrator's own profile",
    description:
      "The person that the bearer token stands for. A session of the back-office that was not used for 12 hours answers 401 unauthenticated.",
    input: {},
    output: { user_data: administrator },
  },
  updateAdmin: {
    summary: "Change the administrator's name, email or password",
    description:
      "What is left out stays, and a blank password keeps the old one. A new password needs `current_password`: without it, or with a wrong one, the answer is 403 wrong_password, and every other session ends. A new email address needs it too, or /admin/step-up before; it waits in `pending_email` for the code that is emailed to it, as a customer's does, and is entered at /admin/otp/verify/email. A verified old address gets a link that takes the change back for seven days.",
    input: {
      name: sample.ADMIN_NAME,
      password: sample.NEW_PASSWORD,
      current_password: sample.ADMIN_PASSWORD,
    },
    output: {
      message: "User details updated successfully!",
      updatedUser: administrator,
      pending_email: null,
    },
  },
  listAdminDevices: {
    summary: "List where the administrator is logged in",
    description:
      "The open sessions of the back-office, last used first, at most 100; those of the shop are not among them, nor what was not used for 12 hours.",
    input: {},
    output: { sessions: [{ ...browser, is_current: true }] },
  },
  signOutAdminDevice: {
    summary: "Sign one of the administrator's devices out",
    description:
      "Takes an id out of the administrator's own list of sessions. A session that has ended, or is another person's, answers 404 not_found.",
    input: { id: sample.OTHER_SESSION_ID },
    output: { message: "The device is logged out." },
  },
  signOutOtherAdminDevices: {
    summary: "Sign the administrator's other devices out",
    description:
      "Ends all sessions of the back-office but the one that asks. `signed_out` counts them; 0 when there was none.",
    input: {},
    output: { message: "All other devices are logged out.", signed_out: 2 },
  },
  adminLogout: {
    summary: "Sign the administrator out",
    description:
      "The bearer token is worth nothing from now on; a customer's session of the same person stays. Repeated it answers 401 unauthenticated, which a client may take for done.",
    input: {},
    output: { message: "Logged out." },
  },
};
