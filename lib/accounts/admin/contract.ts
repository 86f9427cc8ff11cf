import { z } from "zod";
import { Address } from "@/lib/accounts/contract";
import { DataMessage, personalRecords } from "@/lib/accounts/personal-data";
import { Device } from "@/lib/auth/fields";
import { call } from "@/lib/call/call";
import { Message, Time } from "@/lib/call/codecs";
import { pageEnds, paging } from "@/lib/call/paging";
import { range } from "@/lib/call/range";
import { OFFICE_ROLES } from "@/lib/call/roles";

/** A user in the back-office's list. */
export const ListedUser = z.object({
  id: z.string(),
  user_number: z.int(),
  name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  phone_number: z.string().nullable(),
  role: z.enum(["customer", "admin"]),
  /** The role of an administrator; null for a customer. */
  office_role: z.enum(OFFICE_ROLES).nullable(),
  /** Cannot sign in. */
  blocked: z.boolean(),
  created_at: Time,
  /** The number of orders, canceled ones included. */
  orders: z.int(),
});
export type ListedUser = z.output<typeof ListedUser>;

/** The specification's list, by name: a range like "1-100". */
export const viewUsers = call({
  method: "GET",
  path: "/admin/view-users",
  access: "admin",
  mayLag: true,
  input: z.object({ limit: range("users").default({ from: 1, to: 100 }) }),
  output: z.array(ListedUser),
  errors: [],
});

/** By name or by age; a minus reverses the order. */
export const UserSort = z.enum(["name", "-name", "created", "-created"]);
export type UserSort = z.output<typeof UserSort>;

/** A page of the users; `query` matches words in name, email and phone, or a user number. */
export const listUsers = call({
  method: "GET",
  path: "/admin/users",
  access: "admin",
  mayLag: true,
  input: z.object({
    query: z.string().trim().max(100, "A search has at most 100 characters.").default(""),
    sort: UserSort.default("name"),
    ...paging,
  }),
  output: z.object({ users: z.array(ListedUser), ...pageEnds }),
  errors: [],
});

const UserSession = Device.extend({ audience: z.enum(["customer", "admin"]) });
export type UserSession = z.output<typeof UserSession>;

/** A valid API key that a person has created. */
const MadeKey = z.object({
  id: z.string(),
  name: z.string(),
  prefix: z.string(),
  created_at: Time,
  last_used_at: Time.nullable(),
});

/** One person with addresses and open sessions. */
export const UserDetails = ListedUser.extend({
  about: z.string().nullable(),
  second_factor: z.boolean(),
  /** Signs in with an authenticator app. */
  authenticator: z.boolean(),
  /** When the person deleted the account; its orders stay. */
  erased_at: Time.nullable(),
  /**
   * Until when strangers' wrong attempts lock sign-in, password reset or verification; null if nothing is
   * locked.
   */
  locked_until: Time.nullable(),
  blocked_at: Time.nullable(),
  /** The reason shown to the person at login. */
  blocked_reason: z.string().nullable(),
  /** Valid API keys that the person has created; only for owners, otherwise empty. */
  api_keys: z.array(MadeKey),
  addresses: z.array(Address),
  /** Last used first, at most 100. */
  sessions: z.array(UserSession),
});
export type UserDetails = z.output<typeof UserDetails>;

export const getUser = call({
  method: "GET",
  path: "/admin/users/{id}",
  access: "admin",
  input: z.object({ id: z.string() }),
  output: UserDetails,
  errors: ["not_found"],
});

/** Messages to us from the person's address, verified or not: the latest 50 of each kind, newest first. */
export const getUserWritten = call({
  method: "GET",
  path: "/admin/users/{id}/written",
  access: "admin",
  input: z.object({ id: z.string() }),
  output: z.object({
    messages: z.array(DataMessage.extend({ id: z.string() })),
    demo_requests: personalRecords.demo_requests,
  }),
  errors: ["not_found"],
});

/** Resets the wrong attempts and code mails counted for a person's address, which ends all lockouts. */
export const unlockUser = call({
  method: "POST",
  path: "/admin/users/{id}/unlock",
  access: "admin",
  right: "orders",
  input: z.object({ id: z.string() }),
  output: Message,
  errors: ["not_found"],
});

/** The role of a person: a customer, or one of the administrators' roles. */
export const AccountRole = z.enum(["customer", ...OFFICE_ROLES], {
  error: "Choose customer, owner, orders or readonly.",
});
export type AccountRole = z.output<typeof AccountRole>;

/**
 * Changes a person's role, or blocks or unblocks them: one of the two at a time. Their sessions end. The
 * last owner keeps the role.
 */
export const changeAccess = call({
  method: "PATCH",
  path: "/admin/users/{id}",
  access: "admin",
  right: "run",
  proof: true,
  input: z
    .object({
      id: z.string(),
      role: AccountRole.optional(),
      blocked: z.boolean().optional(),
      /** The reason for a block: shown at login and mailed. */
      reason: z.string().trim().max(300, "A reason has at most 300 characters.").optional(),
    })
    .refine(({ role, blocked }) => (role === undefined) !== (blocked === undefined), {
      path: ["role"],
      error: "Say either the role or whether the account is blocked.",
    })
    .refine(({ blocked, reason }) => blocked !== true || reason, {
      path: ["reason"],
      error: "Say why: the person reads it at login and in an email.",
    }),
  output: Message.extend({
    role: AccountRole,
    blocked_at: Time.nullable(),
    blocked_reason: z.string().nullable(),
    sessions_ended: z.int(),
    /** Keys that the person has created; they stay valid until they are revoked. */
    api_keys: z.array(MadeKey),
  }),
  errors: ["not_found", "conflict"],
});

/** Ends one session of a person: its next request is refused. */
export const endUserSession = call({
  method: "DELETE",
  path: "/admin/users/{id}/sessions/{session}",
  access: "admin",
  input: z.object({ id: z.string(), session: z.string().max(100) }),
  output: Message,
  errors: ["not_found", "conflict"],
});

/** Ends every session of a person except the caller's own. */
export const endUserSessions = call({
  method: "DELETE",
  path: "/admin/users/{id}/sessions",
  access: "admin",
  input: z.object({ id: z.string() }),
  output: Message.extend({ ended: z.int() }),
  errors: ["not_found"],
});
