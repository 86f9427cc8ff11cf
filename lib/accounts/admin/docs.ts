import type * as contract from "@/lib/accounts/admin/contract";
import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import * as sample from "@/lib/call/docs-samples";

const listed = {
  id: sample.CUSTOMER_ID,
  user_number: 482,
  name: sample.CUSTOMER_NAME,
  email: sample.CUSTOMER_EMAIL,
  email_verified: true,
  phone_number: sample.CUSTOMER_PHONE,
  role: "customer" as const,
  office_role: null,
  blocked: false,
  created_at: sample.SIGNED_UP_AT,
  orders: 1,
};

export const chapter: Chapter = "Users";

export const docs: ContractDocs<typeof contract> = {
  viewUsers: {
    summary: "List users by a range of places",
    description:
      'For older clients: the answer is a plain array, by name, from the first to the last place of `limit`, at most 100 users at once; "1-100" where nothing is said. Deleted accounts are left out, and `orders` counts cancelled orders too. New clients use /admin/users, which also searches.',
    input: { limit: "1-100" },
    output: [listed],
  },
  listUsers: {
    summary: "Search and page through users",
    description:
      "`query` finds users in whose name, email address or phone number every one of its words stands, or the user of a number such as 482; a search without a word of three letters finds names that begin so. `sort` is name, -name, created or -created. Ask on with `after` set to `next`, and back with `before` set to `previous`; each is null at its end of the list. Deleted accounts are left out.",
    input: { query: "menon", sort: "name", limit: 20 },
    output: { users: [listed], next: null, previous: null },
  },
  getUser: {
    summary: "Read one user with addresses and sessions",
    description:
      "Holds what the list says, the addresses, whether a second factor is on, and the open sessions of shop and back-office, last used first, at most 100. A deleted account is found by its id too: `erased_at` says when, and nothing is left that says who it was. `api_keys` are those that the user has made and that still work, told to owners only. `locked_until` is set while wrong passwords or codes of strangers lock the account. An unknown id answers 404 not_found.",
    input: { id: sample.CUSTOMER_ID },
    output: {
      ...listed,
      about: null,
      second_factor: false,
      authenticator: false,
      erased_at: null,
      locked_until: null,
      blocked_at: null,
      blocked_reason: null,
      api_keys: [],
      addresses: [sample.ADDRESS],
      sessions: [
        { ...sample.DEVICE, is_current: false, audience: "customer" },
        { ...sample.OTHER_DEVICE, audience: "customer" },
      ],
    },
  },
  getUserWritten: {
    summary: "Read what a user has written to us",
    description:
      "The latest 50 contact messages and the latest 50 demo requests that came from the user's email address, newest first. The address need not be verified, so what stands here may be by somebody else who typed it.",
    input: { id: sample.CUSTOMER_ID },
    output: {
      messages: [
        {
          id: sample.MESSAGE_ID,
          reference: sample.MESSAGE_REFERENCE,
          topic: "general",
          firstname: "Asha",
          lastname: "Menon",
          telephone: sample.CUSTOMER_PHONE,
          message: sample.MESSAGE,
          agreed_at: null,
          sent_at: sample.MESSAGE_AT,
          answers: [],
        },
      ],
      demo_requests: [],
    },
  },
  unlockUser: {
    summary: "Open an account that wrong tries have locked",
    description:
      "Forgets every wrong password and code that was counted for the user's address, and the codes that were emailed to it, so that the user can log in, set a new password and have a code sent at once. Strangers who go on guessing lock it again: devices that have logged in before are never locked by them. Written into the audit log; may be repeated.",
    input: { id: sample.CUSTOMER_ID },
    output: { message: "Asha Menon can log in again." },
  },
  changeAccess: {
    summary: "Change a user's role, or block a user",
    description:
      "Send `role` (customer, owner, orders or readonly) or `blocked`, one of the two; who is blocked needs a `reason`, which they read at login and in an email. Every session of the user ends at once, open invitations by them are withdrawn, and `api_keys` lists the keys that they have made: those go on working until they are revoked. Open orders of somebody who is blocked stay. The last owner cannot be blocked or given another role, and nobody can block themselves: 409 conflict, as for a customer whose email address is not verified and who is to become an administrator. Only owners may call it, and it needs the password again: 403 password_needed. Written into the audit log.",
    input: { id: sample.CUSTOMER_ID, blocked: true, reason: "Three parcels were refused unpaid." },
    output: {
      message: "Asha Menon is blocked and logged out everywhere.",
      role: "customer",
      blocked_at: sample.NOW,
      blocked_reason: "Three parcels were refused unpaid.",
      sessions_ended: 2,
      api_keys: [],
    },
  },
  endUserSession: {
    summary: "End one session of a user",
    description:
      "Takes the id of a session as the user's page lists it; the next request with its token or cookie is refused with 401. Not emailed to the user, but written into the audit log. A session that has ended answers 404 not_found, and the session that asks 409 conflict: log out instead.",
    input: { id: sample.CUSTOMER_ID, session: sample.OTHER_SESSION_ID },
    output: { message: "Chrome on Windows is logged out." },
  },
  endUserSessions: {
    summary: "End every session of a user",
    description:
      "Ends the sessions of shop and back-office at once, for an account that somebody else may have got into. The session that asks stays open when administrators do it to themselves. Written into the audit log; repeated it answers `ended: 0`.",
    input: { id: sample.CUSTOMER_ID },
    output: { message: "2 sessions have ended.", ended: 2 },
  },
};
