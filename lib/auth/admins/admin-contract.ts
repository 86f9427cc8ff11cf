import { z } from "zod";
import {
  cancelEmailChange,
  confirmPasswordReset,
  listDevices,
  login,
  requestPasswordReset,
  resendSecondFactor,
  secondFactorStatus,
  signOutDevice,
  signOutOtherDevices,
  toggleSecondFactor,
  verifyEmail,
  verifySecondFactor,
} from "@/lib/auth/contract";
import {
  AdminUser,
  Email,
  Invitation,
  MAIL_VERIFICATION,
  NewPassword,
  PasswordAgain,
  PersonName,
  Phone,
} from "@/lib/auth/fields";
import { call } from "@/lib/call/call";
import { Message } from "@/lib/call/codecs";
import { OFFICE_ROLES } from "@/lib/call/roles";

// Calls that the back-office shares with the shop reuse the shop's contract with another path and audience.

const nothing = z.object({});

/** How an administrator can sign up now: with the set-up token, with this invitation, or not at all. */
export const adminSignupState = call({
  method: "GET",
  path: "/admin/signup",
  access: "public",
  input: z.object({ invitation: z.string().max(200).optional() }),
  output: z.object({
    way: z.enum(["setup", "invitation", "closed"]),
    /** The invited address, if the invitation is valid. */
    email: z.string().nullable(),
  }),
  errors: ["rate_limited"],
});

export const adminSignup = call({
  method: "POST",
  path: "/admin/signup",
  access: "public",
  input: z.object({
    name: PersonName,
    email: Email,
    password: NewPassword,
    phone_number: Phone,
    /** Before the first administrator exists: the token that the first start prints. */
    setup_token: z.string().trim().max(200).optional(),
    /** Afterwards: the token of the invitation link. */
    invitation: z.string().trim().max(200).optional(),
  }),
  output: Message,
  errors: ["signup_closed", "invitation_invalid", "email_taken", "weak_password", "rate_limited"],
});

export const adminLogin = call({
  ...login,
  path: "/admin/login",
  session: { does: "start", audience: "admin" },
});

export const verifyAdminSecondFactor = call({
  ...verifySecondFactor,
  path: "/admin/2fa/verify",
  session: { does: "start", audience: "admin" },
  pending: "admin",
});

export const resendAdminSecondFactor = call({
  ...resendSecondFactor,
  path: "/admin/2fa/resend",
  pending: "admin",
});

export const adminSecondFactorStatus = call({
  ...secondFactorStatus,
  path: "/admin/2fa/status",
  access: "admin",
  right: "own",
});

export const toggleAdminSecondFactor = call({
  ...toggleSecondFactor,
  path: "/admin/2fa/toggle",
  access: "admin",
  right: "own",
});

export const requestAdminEmailCode = call({
  method: "POST",
  path: "/admin/otp/generate",
  access: "admin",
  right: "own",
  input: z.object({ id: z.string(), purpose: z.literal(MAIL_VERIFICATION) }),
  output: Message,
  errors: ["forbidden", "conflict", "rate_limited"],
});

export const verifyAdminEmail = call({
  ...verifyEmail,
  path: "/admin/otp/verify/email",
  access: "admin",
  right: "own",
});

export const cancelAdminEmailChange = call({
  ...cancelEmailChange,
  path: "/admin/email-change",
  access: "admin",
  right: "own",
});

export const requestAdminPasswordReset = call({
  ...requestPasswordReset,
  path: "/admin/password-reset/request",
});

export const confirmAdminPasswordReset = call({
  ...confirmPasswordReset,
  path: "/admin/password-reset/confirm",
});

export const getAdminProfile = call({
  method: "GET",
  path: "/admin/profile",
  access: "admin",
  right: "own",
  input: nothing,
  output: z.object({ user_data: AdminUser }),
  errors: [],
});

/**
 * A new password needs the current one; a blank password keeps the old one. A new email address needs the
 * current password too, or a recent re-authentication, and takes effect with its code.
 */
export const updateAdmin = call({
  method: "PATCH",
  path: "/admin/update",
  access: "admin",
  right: "own",
  input: z.object({
    name: PersonName.optional(),
    email: Email.optional(),
    password: z.preprocess(
      (text) => (text === "" || text === null ? undefined : text),
      NewPassword.optional(),
    ),
    current_password: z.string().max(1000).optional(),
  }),
  output: Message.extend({ updatedUser: AdminUser, pending_email: z.string().nullable() }),
  errors: [
    "wrong_password",
    "password_needed",
    "weak_password",
    "email_taken",
    "too_many_tries",
    "rate_limited",
  ],
});

export const listAdminDevices = call({
  ...listDevices,
  path: "/admin/sessions",
  access: "admin",
  right: "own",
});

export const signOutAdminDevice = call({
  ...signOutDevice,
  path: "/admin/sessions/{id}",
  access: "admin",
  right: "own",
});

export const signOutOtherAdminDevices = call({
  ...signOutOtherDevices,
  path: "/admin/sessions/others",
  access: "admin",
  right: "own",
});

export const listInvitations = call({
  method: "GET",
  path: "/admin/invitations",
  access: "admin",
  right: "run",
  input: nothing,
  output: z.object({ invitations: z.array(Invitation) }),
  errors: [],
});

/** Mails a link to become an administrator: valid for 72 hours, once, for this address only. */
export const createInvitation = call({
  method: "POST",
  path: "/admin/invitations",
  access: "admin",
  input: z.object({
    email: Email,
    role: z.enum(OFFICE_ROLES, { error: "Choose a role." }).default("owner"),
    entered_password: PasswordAgain,
  }),
  output: Message.extend({ invitation: Invitation }),
  errors: ["wrong_password", "conflict", "too_many_tries", "rate_limited"],
});

export const revokeInvitation = call({
  method: "DELETE",
  path: "/admin/invitations/{id}",
  access: "admin",
  input: z.object({ id: z.string().max(100) }),
  output: Message,
  errors: ["not_found"],
});

export const adminLogout = call({
  method: "POST",
  path: "/admin/logout",
  access: "admin",
  right: "own",
  beforeSetUp: true,
  input: nothing,
  output: Message,
  errors: [],
  session: { does: "end", audience: "admin" },
});
