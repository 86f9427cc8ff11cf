import type * as contract from "@/lib/auth/authenticator/contract";
import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import * as sample from "@/lib/call/docs-samples";

const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

export const chapter: Chapter = "Authenticator apps";

export const docs: ContractDocs<typeof contract> = {
  authenticatorState: {
    summary: "Ask whether an authenticator app is on",
    description:
      "`since` is null while the account has none. `recovery_codes_left` counts those that were not used yet.",
    input: {},
    output: { since: sample.ADMIN_SINCE, recovery_codes_left: 9 },
  },
  beginAuthenticator: {
    summary: "Begin with an authenticator app",
    description:
      "Answers a secret for the app, as text, as an `otpauth:` address and as the drawn QR code of that address; one of before that was not confirmed is dead. Nothing changes at login until the app's first code is entered. An account that has an authenticator answers 409 conflict. Needs the password again: 403 password_needed.",
    input: {},
    output: {
      secret,
      uri: `otpauth://totp/Arklane:admin%40example.com?secret=${secret}`,
      qr_svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 410 410">…</svg>',
    },
  },
  confirmAuthenticator: {
    summary: "Turn the authenticator on",
    description:
      "Takes a code that the app shows, and answers ten recovery codes, once: each stands in for a code of the app one time. From now on login and a new password ask for one of the two; no code is emailed any more.",
    input: { code: sample.CODE },
    output: { message: "The authenticator is on.", recovery_codes: ["k7mq2-x9fhd"] },
  },
  renewAuthenticatorCodes: {
    summary: "Make new recovery codes",
    description:
      "Answers ten new recovery codes, once; those of before are dead. Needs the password again and a code of the app or a recovery code; wrong ones count as wrong logins. The person is told by email. Without an authenticator: 409 conflict.",
    input: { code: sample.CODE },
    output: { message: "The old recovery codes no longer work.", recovery_codes: ["k7mq2-x9fhd"] },
  },
  removeAuthenticator: {
    summary: "Turn the authenticator off",
    description:
      "Needs the password again and a code of the app or a recovery code; wrong ones count as wrong logins. The owner of the account is told by email.",
    input: { code: sample.CODE },
    output: { message: "The authenticator is off." },
  },
  removeUserAuthenticator: {
    summary: "Take an administrator's lost authenticator away",
    description:
      "For another owner, when phone and recovery codes are lost: the password and, where it is on, the code by email are then enough to log in. Every session of the person ends, and they are told by email. Not for oneself: 409 conflict, as where there is none.",
    input: { id: sample.ADMIN_ID },
    output: { message: "The authenticator of Ravi Iyer is taken away." },
  },
};
