import type * as contract from "@/lib/auth/admins/admin-contract";
import type { ContractDocs } from "@/lib/call/docs";
import * as sample from "@/lib/call/docs-samples";

const invited = { name: "Meera Nair", email: "meera@arklane.example" };

const invitation = {
  id: "01a21b92-5268-7cb3-afbc-75b1ed135321",
  email: invited.email,
  role: "orders" as const,
  state: "open" as const,
  invited_by: sample.ADMIN_NAME,
  created_at: "2026-11-27T05:55:03.912Z",
  expires_at: "2026-11-30T05:55:03.898Z",
};

/** The token of an invitation link. */
const TOKEN = "q3J8f0m2Zt6rX1bWcK9sVdLhPnYgUeAo7iR5TzMxQ4w";

type InvitationCall =
  | "adminSignupState"
  | "adminSignup"
  | "listInvitations"
  | "createInvitation"
  | "revokeInvitation";

/** The documentation of creating administrators' accounts. */
export const invitationDocs: Pick<ContractDocs<typeof contract>, InvitationCall> = {
  adminSignupState: {
    summary: "Ask how an administrator can sign up now",
    description:
      "`way` is setup while there is no administrator, invitation for a valid invitation, whose address is answered, and closed for everything else: an invitation that is unknown, used, withdrawn or older than 72 hours is told apart no further. Nothing is used up by asking.",
    input: { invitation: TOKEN },
    output: { way: "invitation", email: invited.email },
  },
  adminSignup: {
    summary: "Open an administrator's account",
    description:
      "The first administrator sends `setup_token`, which the first start of the server prints; everybody later the `invitation` that came by email, for the invited address only. Without a right one the answer is 403 signup_closed or 400 invitation_invalid. A welcome is emailed and nobody is logged in: log in next. An address that has an account is 409 email_taken, a weak password 422 weak_password, the sixth try for one address within an hour 429 rate_limited.",
    input: { ...invited, password: "kettle-tram-orchid", invitation: TOKEN },
    output: { message: "Signup successful! Welcome to our website." },
  },
  listInvitations: {
    summary: "List invitations of administrators",
    description:
      "The latest 100, newest first, whoever made them. `state` is open, used, revoked or expired; the token of the link is not part of it.",
    input: {},
    output: { invitations: [invitation] },
  },
  createInvitation: {
    summary: "Invite an administrator by email",
    description:
      "Emails a link that makes one administrator, once, within 72 hours, for this address; an invitation of before for the same address is withdrawn. `role` is owner, orders or readonly; owner where nothing is said. Asks for the password again: a wrong one is 403 wrong_password and counts as a wrong login. An address that has an account, a customer's too, is 409 conflict; more than 30 an hour of one administrator are 429 rate_limited.",
    input: { email: invited.email, role: "orders", entered_password: sample.ADMIN_PASSWORD },
    output: { message: "The invitation is on its way.", invitation },
  },
  revokeInvitation: {
    summary: "Withdraw an invitation",
    description:
      "Its link opens nothing from now on. An invitation that was used or withdrawn before answers 404 not_found; an account that it has made stays.",
    input: { id: invitation.id },
    output: { message: "The invitation has been revoked." },
  },
};
