import type * as contract from "@/lib/auth/session/contract";
import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import * as sample from "@/lib/call/docs-samples";

/** The sealed sign-in of the header x-pending-sign-in, shortened. */
const pending = "Fe26.2*1*5b3c0e7f2a9d4c6e8f1a3b5d7c9e0f2a4b6c8d0e1f3a5b7c9d";

const PROVED_UNTIL = "2026-11-28T08:10:00.000Z";

export const chapter: Chapter = "Login";

export const docs: ContractDocs<typeof contract> = {
  currentSession: {
    summary: "Ask who the session belongs to",
    description:
      "`kind` is guest without a bearer token, and for a token that has run out or was revoked: nothing is refused here. `user_id` and `name` are null for a guest; `office_role` is owner, orders or readonly for an administrator; `set_up_needed` is there, and true, while an administrator has still to set up the authenticator app that the shop requires. A client asks it when it starts, to know whether to show the login.",
    input: {},
    output: {
      kind: "customer",
      user_id: sample.CUSTOMER_ID,
      name: sample.CUSTOMER_NAME,
      office_role: null,
    },
  },
  pendingSignIn: {
    summary: "Ask where the code of a login comes from",
    description:
      "For the screen that asks for the code after it was opened again: `second_factor` is mail, or authenticator where an app on the phone shows the code. `pending` is what the login answered in the header x-pending-sign-in; a browser leaves it out, its cookie holds it. After ten minutes, or when the password has changed meanwhile, the answer is 400 code_expired and the login starts again.",
    input: { pending },
    output: { email: sample.CUSTOMER_EMAIL, second_factor: "mail" },
  },
  pendingAdminSignIn: {
    summary: "Ask where an administrator's code comes from",
    description:
      "The same as for a customer, for a login to the back-office: a login of the shop is answered 400 code_expired here, and the other way round.",
    input: { pending },
    output: { email: sample.ADMIN_EMAIL, second_factor: "authenticator" },
  },
  stepUpState: {
    summary: "Ask whether the password would be asked for",
    description:
      "Some calls need the password again although somebody is logged in; they answer 403 password_needed. `proved_until` is until when this session may make them, null when the password has to be entered first. For what cannot ask in between, such as a download by a link.",
    input: {},
    output: { proved_until: null },
  },
  stepUp: {
    summary: "Enter the password again",
    description:
      "Opens what needs the password again to this session, for ten minutes: send the call that answered 403 password_needed once more afterwards. A wrong password is 403 wrong_password and counts as a wrong login, so too many of them are 429 too_many_tries with Retry-After. The login itself does not count: it may be months old.",
    input: { password: sample.PASSWORD },
    output: { message: "Password confirmed.", proved_until: PROVED_UNTIL },
  },
  adminStepUpState: {
    summary: "Ask whether an administrator's password would be asked for",
    description:
      "As for a customer: `proved_until` is null when the next such call, for example a new API key or the export of all orders, would be answered 403 password_needed.",
    input: {},
    output: { proved_until: PROVED_UNTIL },
  },
  adminStepUp: {
    summary: "Enter an administrator's password again",
    description:
      "As for a customer, for a session of the back-office. It opens new API keys, exports of customers and orders, and the roles of others for ten minutes, to this session alone.",
    input: { password: sample.ADMIN_PASSWORD },
    output: { message: "Password confirmed.", proved_until: PROVED_UNTIL },
  },
};
