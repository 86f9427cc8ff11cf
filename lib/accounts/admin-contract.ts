import { z } from "zod";
import { Address } from "@/lib/accounts/contract";
import { personalRecords } from "@/lib/accounts/personal-data";
import { Device } from "@/lib/auth/fields";
import { call } from "@/lib/http/call";
import { Message, Time } from "@/lib/http/codecs";
import { pageEnds, paging } from "@/lib/http/paging";
import { range } from "@/lib/http/range";

/** A user as administrators see one in a list. */
export const ListedUser = z.object({
  id: z.string(),
  user_number: z.int(),
  name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  phone_number: z.string().nullable(),
  role: z.enum(["customer", "admin"]),
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

/** One person with addresses and the sessions that are open. */
export const UserDetails = ListedUser.extend({
  about: z.string().nullable(),
  second_factor: z.boolean(),
  /** When the person deleted the account; its orders stay. */
  erased_at: Time.nullable(),
  /** Until when wrong tries of strangers lock login, a new password or a new code; null where nothing is locked. */
  locked_until: Time.nullable(),
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
    messages: personalRecords.messages,
    demo_requests: personalRecords.demo_requests,
  }),
  errors: ["not_found"],
});

/** Forgets the wrong tries and the code mails that were counted for a person's address: every lock is open. */
export const unlockUser = call({
  method: "POST",
  path: "/admin/users/{id}/unlock",
  access: "admin",
  input: z.object({ id: z.string() }),
  output: Message,
  errors: ["not_found"],
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
