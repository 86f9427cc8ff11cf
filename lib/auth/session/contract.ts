import { z } from "zod";
import { Email, PasswordAgain, SecondFactor } from "@/lib/auth/fields";
import { call } from "@/lib/call/call";
import { Message, Time } from "@/lib/call/codecs";
import { OFFICE_ROLES } from "@/lib/call/roles";

/** Whom the bearer token or cookie belongs to; a guest once the session has ended. */
export const currentSession = call({
  method: "GET",
  path: "/sessions/current",
  access: "public",
  input: z.object({}),
  output: z.object({
    kind: z.enum(["guest", "customer", "admin"]),
    user_id: z.string().nullable(),
    name: z.string().nullable(),
    /** An administrator's role; null for everyone else. */
    office_role: z.enum(OFFICE_ROLES).nullable(),
    /** Set for an administrator who must still set up the authenticator app that the shop requires. */
    set_up_needed: z.literal(true).optional(),
  }),
  errors: [],
});

/** Whose sign-in waits for a code, and where the code comes from: for the page that asks for it. */
export const pendingSignIn = call({
  method: "POST",
  path: "/users/2fa/pending",
  access: "public",
  input: z.object({ pending: z.string().max(2_000) }),
  output: z.object({ email: Email, second_factor: SecondFactor }),
  errors: ["code_expired"],
  pending: "customer",
});

export const pendingAdminSignIn = call({
  ...pendingSignIn,
  path: "/admin/2fa/pending",
  pending: "admin",
});

/** Until when this session may do what needs a re-entered password. */
const ProvedUntil = z.object({
  /** Null if the password has to be entered first. */
  proved_until: Time.nullable(),
});

/** Whether the password would be asked for now. */
export const stepUpState = call({
  method: "GET",
  path: "/users/step-up",
  access: "customer",
  input: z.object({}),
  output: ProvedUntil,
  errors: [],
});

/** Re-enters the password: calls that need it are open to this session for ten minutes. */
export const stepUp = call({
  method: "POST",
  path: "/users/step-up",
  access: "customer",
  input: z.object({ password: PasswordAgain }),
  output: Message.extend(ProvedUntil.shape),
  errors: ["wrong_password", "too_many_tries"],
});

export const adminStepUpState = call({
  ...stepUpState,
  path: "/admin/step-up",
  access: "admin",
  right: "own",
  beforeSetUp: true,
});

export const adminStepUp = call({
  ...stepUp,
  path: "/admin/step-up",
  access: "admin",
  right: "own",
  beforeSetUp: true,
});
