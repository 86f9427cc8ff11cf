import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SignupClosed } from "@/components/admin/login/signup-closed";
import { AdminProfile } from "@/components/admin/profile/profile-view";
import { InvitationList } from "@/components/admin/settings/invitation-list";
import { SignupForm } from "@/components/auth/signup-form";
import { currentToasts } from "@/components/ui/toast/toast-store";
import type { AdminUser, Invitation } from "@/lib/auth/fields";
import { type Answer, refusal, stubFetch } from "@/tests/support/components/fetch-stub";
import { renderWithQueries } from "@/tests/support/components/with-queries";

const refresh = jest.fn();
const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push, refresh }) }));

const toasts = () => currentToasts().map(({ text }) => text);
const settle = () => act(async () => {});

describe("an administrator's sign-up", () => {
  const SIGNUP = "POST /api/admin/signup";

  async function fill(answer: Answer, admin: Parameters<typeof SignupForm>[0]["admin"]) {
    const user = userEvent.setup();
    const sent = stubFetch({ [SIGNUP]: answer });
    renderWithQueries(<SignupForm loginHref="/admin/login" admin={admin} />);
    await user.type(screen.getByLabelText("Name"), "Ravi Iyer");
    if (admin?.way === "setup") await user.type(screen.getByLabelText("Email"), "r@example.in");
    await user.type(screen.getByLabelText("Password"), "long-enough");
    await user.click(screen.getByRole("button", { name: "Create account" }));
    await settle();
    return sent;
  }

  it("sends the set-up token", async () => {
    const sent = await fill({ body: { message: "ok" } }, { way: "setup", token: "the-token" });
    expect(sent[0]?.body).toMatchObject({ setup_token: "the-token", email: "r@example.in" });
    expect(screen.getByText("Signup successful! Welcome to our website.")).toBeVisible();
  });

  it("sends the invitation with its fixed email", async () => {
    const sent = await fill(
      { body: { message: "ok" } },
      { way: "invitation", invitation: "inv", email: "ravi@example.in" },
    );
    expect(screen.getByLabelText("Email")).toHaveAttribute("readonly");
    expect(sent[0]?.body).toMatchObject({ invitation: "inv", email: "ravi@example.in" });
    expect(sent[0]?.body).not.toHaveProperty("setup_token");
  });

  it("explains why it is closed", async () => {
    await fill(refusal("signup_closed", "Sign-up is closed."), { way: "setup", token: "x" });
    expect(screen.getByText("Sign-up is closed.")).toBeVisible();
  });

  it("explains how to get access without a token or invitation", () => {
    const { rerender } = renderWithQueries(<SignupClosed invited={false} />);
    expect(screen.getByText(/opens by invitation only/)).toBeVisible();
    rerender(<SignupClosed invited />);
    expect(screen.getByText(/no longer valid/)).toBeVisible();
  });
});

describe("InvitationList", () => {
  const LIST = "GET /api/admin/invitations";
  const invitation = (state: Invitation["state"], email: string): Invitation => ({
    id: `id-${state}`,
    email,
    role: "orders",
    state,
    invited_by: "Asha Menon",
    created_at: new Date("2026-11-24T16:28:00Z"),
    expires_at: new Date("2026-11-27T16:28:00Z"),
  });
  const open = invitation("open", "open@example.in");
  const onWire = (entry: Invitation) => ({
    ...entry,
    created_at: entry.created_at.toISOString(),
    expires_at: entry.expires_at.toISOString(),
  });

  it("invites after the password", async () => {
    const user = userEvent.setup();
    const sent = stubFetch({
      "POST /api/admin/invitations": { body: { message: "Sent.", invitation: onWire(open) } },
      [LIST]: { body: { invitations: [onWire(open)] } },
    });
    renderWithQueries(<InvitationList initial={[]} />);
    expect(screen.getByText("Nobody has been invited yet.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Invite an administrator" }));
    const dialog = within(screen.getByRole("dialog"));
    await user.type(dialog.getByLabelText("Email"), "open@example.in");
    await user.type(dialog.getByLabelText("Your password"), "a-password");
    await user.click(dialog.getByRole("button", { name: "Send invitation" }));
    await settle();
    expect(sent[0]?.body).toEqual({
      email: "open@example.in",
      role: "orders",
      entered_password: "a-password",
    });
    expect(toasts()).toContain("Sent.");
    expect(screen.getByRole("listitem")).toHaveTextContent("Valid until 27 Nov 2026, 9:58 pm");
  });

  it("revokes only an open invitation", async () => {
    const user = userEvent.setup();
    const used = invitation("used", "used@example.in");
    stubFetch({
      "DELETE /api/admin/invitations/id-open": { body: { message: "Revoked." } },
      [LIST]: { body: { invitations: [onWire({ ...open, state: "revoked" }), onWire(used)] } },
    });
    renderWithQueries(<InvitationList initial={[open, used]} />);
    expect(screen.getAllByRole("button", { name: /^Revoke/ })).toHaveLength(1);
    await user.click(
      screen.getByRole("button", { name: "Revoke the invitation of open@example.in" }),
    );
    await settle();
    expect(screen.queryByRole("button", { name: /^Revoke/ })).toBeNull();
    expect(screen.getByRole("list", { name: "Invitations" })).toHaveFocus();
  });
});

describe("AdminProfile", () => {
  const ravi: AdminUser = {
    id: "0190a000-0000-7000-8000-0000000000b1",
    user_number: 1,
    name: "Ravi Iyer",
    email: "ravi@example.in",
    email_verified: false,
    phone_number: null,
    role: "admin",
    office_role: "owner" as const,
    pending_email: null,
    created_at: "2026-11-20T10:00:00.000Z",
  };

  async function edit(answer?: Answer) {
    const user = userEvent.setup();
    const sent = stubFetch(answer ? { "PATCH /api/admin/update": answer } : {});
    renderWithQueries(<AdminProfile initial={ravi} />);
    await user.click(screen.getByRole("button", { name: "Edit" }));
    return { user, sent };
  }

  it("changes the name without a password", async () => {
    const updatedUser = { ...ravi, name: "Ravi R Iyer" };
    const { user, sent } = await edit({
      body: { message: "Saved.", updatedUser, pending_email: null },
    });
    expect(screen.getByLabelText("Name")).toHaveFocus();
    await user.clear(screen.getByLabelText("Name"));
    await user.type(screen.getByLabelText("Name"), "Ravi R Iyer");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await settle();
    expect(sent[0]?.body).toEqual({ name: "Ravi R Iyer", email: ravi.email, password: "" });
    expect(screen.getByText("Ravi R Iyer")).toBeVisible();
    expect(screen.getByRole("button", { name: "Edit" })).toHaveFocus();
    expect(refresh).toHaveBeenCalled();
  });

  it("asks for the current password before it changes the email", async () => {
    const { user, sent } = await edit();
    await user.type(screen.getByLabelText("Email"), "x");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(screen.getByLabelText(/^Current password/)).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it("changes nothing on Cancel", async () => {
    const { user } = await edit();
    await user.type(screen.getByLabelText("Name"), " Nobody");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(screen.getByText("Ravi Iyer")).toBeVisible();
  });

  it("verifies the email with a code", async () => {
    const user = userEvent.setup();
    const sent = stubFetch({
      "POST /api/admin/otp/generate": { body: { message: "OTP sent to your email." } },
      "POST /api/admin/otp/verify/email": { body: { message: "Email verified successfully!" } },
    });
    renderWithQueries(<AdminProfile initial={ravi} />);
    await user.click(screen.getByRole("button", { name: "Verify Email" }));
    await settle();
    await user.type(screen.getByLabelText("One-time code"), "470291");
    await user.click(screen.getByRole("button", { name: "Verify" }));
    await settle();
    const purpose = "Mail Verification";
    expect(sent.map(({ body }) => body)).toEqual([
      { id: ravi.id, purpose },
      { email: ravi.email, otp_code: "470291", purpose },
    ]);
    expect(toasts()).toContain("Email verified successfully!");
    expect(screen.getByText("Verified")).toBeVisible();
  });
});
