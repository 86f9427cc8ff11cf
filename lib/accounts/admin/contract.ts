import { z } from "zod";
import { Address } from "@/lib/accounts/contract";
import { DataMessage, personalRecords } from "@/lib/accounts/personal-data";
import { Device } from "@/lib/auth/fields";
import { call } from "@/lib/call/call";
import { Message, Time } from "@/lib/call/codecs";
import { pageEnds, paging } from "@/lib/call/paging";
import { range } from "@/lib/call/range";
import { OFFICE_ROLES } from "@/lib/call/roles";

/** A user as administrators see one in a list. */
export const ListedUser = z.object({
  id: z.string(),
  user_number: z.int(),
  name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  phone_number: z.string().nullable(),
  role: z.enum(["customer", "admin"]),
  /** What an administrator may do; null for a customer. */
  office_role: z.enum(OFFICE_ROLES).nullable(),
  /** Cannot sign in. */
  blocked: z.boolean(),
  created_at: Time,
  /** How many orders were placed, canceled ones included. */
  orders: z.int(),
});
export type ListedUser = z.output<typeof ListedUser>;

/** The specification's list, by name: a range like "1-100". */
export const viewUsers = call({
  method: "GET",
  path: "/admin/view-users",
  access: "admin",
  input: z.object({ limit: range("users").default({ from: 1, to: 100 }) }),
  output: z.array(ListedUser),
  errors: [],
});

/** By name or by age; a minus turns the order round. */
export const UserSort = z.enum(["name", "-name", "created", "-created"]);
export type UserSort = z.output<typeof UserSort>;

/** A page of the users; `query` finds words of name, e-mail and phone, or a user number. */
export const listUsers = call({
  method: "GET",
  path: "/admin/users",
  access: "admin",
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

/** A key that a person has made and that still works. */
const MadeKey = z.object({
  id: z.string(),
  name: z.string(),
  prefix: z.string(),
  created_at: Time,
  last_used_at: Time.nullable(),
});

/** One person with addresses and the sessions that are open. */
export const UserDetails = ListedUser.extend({
  about: z.string().nullable(),
  second_factor: z.boolean(),
  /** Signs in with an authenticator app. */
  authenticator: z.boolean(),
  /** When the person deleted the account; its orders stay. */
  erased_at: Time.nullable(),
  /** Until when wrong tries of strangers lock login, a new password or a new code; null where nothing is locked. */
  locked_until: Time.nullable(),
  blocked_at: Time.nullable(),
  /** What the person reads at login. */
  blocked_reason: z.string().nullable(),
  /** API keys that the person has made; told to owners, empty for everybody else. */
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

/** What was written to us from the person's address, verified or not: the latest 50 of each kind, newest first. */
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

/** Forgets the wrong tries and the code mails that were counted for a person's address: every lock is open. */
export const unlockUser = call({
  method: "POST",
  path: "/admin/users/{id}/unlock",
  access: "admin",
  right: "orders",
  input: z.object({ id: z.string() }),
  output: Message,
  errors: ["not_found"],
});

/** What a person may be: a customer, or an administrator of one of the roles. */
export const AccountRole = z.enum(["customer", ...OFFICE_ROLES], {
  error: "Choose customer, owner, orders or readonly.",
});
export type AccountRole = z.output<typeof AccountRole>;

/**
 * Gives a person another role, or blocks or unblocks them: one of the two at a time. Their sessions end. The
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
      /** Why somebody is blocked: they read it at login and in a mail. */
      reason: z.string().trim().max(300, "A reason has at most 300 characters.").optional(),
    })
    .refine(({ role, blocked }) => (role === undefined) !== (blocked === undefined), {
      path: ["role"],
      error: "Say either the role or whether the account is blocked.",
    })
    .refine(({ blocked, reason }) => blocked !== true || reason, {
      path: ["reason"],
      error: "Say why: the person reads it at login and in a mail.",
    }),
  output: Message.extend({
    role: AccountRole,
    blocked_at: Time.nullable(),
    blocked_reason: z.string().nullable(),
    sessions_ended: z.int(),
    /** Keys that the person has made and that go on working until they are revoked. */
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

/** Ends every session of a person but the one that asks. */
export const endUserSessions = call({
  method: "DELETE",
  path: "/admin/users/{id}/sessions",
  access: "admin",
  input: z.object({ id: z.string() }),
  output: Message.extend({ ended: z.int() }),
  errors: ["not_found"],
});
