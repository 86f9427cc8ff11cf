import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProfileDetails } from "@/components/account/profile-details";
import { currentToasts } from "@/components/ui/toast/toast-store";
import { refusal, stubFetch } from "@/tests/support/components/fetch-stub";
import { renderWithQueries } from "@/tests/support/components/with-queries";
import { profileSample } from "@/tests/support/samples/account";

const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));

const UPDATE = "PATCH /api/users/update";
const READ = "GET /api/users/profile";
const SEND = "POST /api/users/otp/generate";
const VERIFY = "POST /api/users/otp/verify/email";
const unverified = { ...profileSample, email_verified: false };
const read = (profile: typeof profileSample) => ({ body: { user_data: profile } });
const sent = { body: { message: "OTP sent to your email." } };

const field = (label: RegExp) => screen.getByLabelText(label);
const button = (name: string) => screen.getByRole("button", { name });
const toasts = () => currentToasts().map(({ text }) => text);

describe("ProfileDetails", () => {
  it("is read-only until Edit, and Cancel discards the input", async () => {
    stubFetch({});
    renderWithQueries(<ProfileDetails initial={profileSample} />);
    for (const label of [/^Name/, /^Email/, /^Mobile number/]) expect(field(label)).toBeDisabled();
    expect(field(/^Mobile number/)).toHaveValue("+91 98765 43210");
    expect(screen.getByText("Verified")).toBeVisible();
    const user = userEvent.setup();
    await user.click(button("Edit"));
    expect(field(/^Name/)).toHaveFocus();
    await user.type(field(/^Name/), " X");
    await user.click(button("Cancel"));
    expect(field(/^Name/)).toHaveValue("Asha Menon");
    expect(field(/^Name/)).toBeDisabled();
    expect(button("Edit")).toHaveFocus();
  });

  it("saves and shows the server's values", async () => {
    const saved = { ...unverified, name: "Asha M", phone_number: null };
    const message = "User details updated successfully!";
    const calls = stubFetch({
      [UPDATE]: { body: { message, updatedUser: saved, pending_email: null } },
      [READ]: read(saved),
    });
    renderWithQueries(<ProfileDetails initial={profileSample} />);
    const user = userEvent.setup();
    await user.click(button("Edit"));
    await user.clear(field(/^Name/));
    await user.type(field(/^Name/), "Asha M");
    await user.clear(field(/^Mobile number/));
    await user.click(button("Save"));
    expect(await screen.findByRole("button", { name: "Edit" })).toBeVisible();
    expect(calls[0]).toMatchObject({
      call: UPDATE,
      body: { name: "Asha M", email: saved.email, phone_number: null },
    });
    expect(toasts()).toContain("User details updated successfully!");
    expect(button("Verify Email")).toBeVisible();
    expect(refresh).toHaveBeenCalled();
  });

  it("asks for the code of a new email and keeps the old one until then", async () => {
    const next = "new@example.com";
    const waiting = { ...profileSample, pending_email: next };
    const changed = { ...profileSample, email: next };
    const message = `We have sent a code to ${next}.`;
    const calls = stubFetch({
      [UPDATE]: { body: { message, updatedUser: waiting, pending_email: next } },
      [READ]: [read(waiting), read(changed)],
      [VERIFY]: { body: { message: "Email verified successfully!" } },
    });
    renderWithQueries(<ProfileDetails initial={profileSample} />);
    const user = userEvent.setup();
    await user.click(button("Edit"));
    await user.clear(field(/^Email/));
    await user.type(field(/^Email/), next);
    await user.click(button("Save"));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText(new RegExp(next))).toBeVisible();
    await user.type(dialog.getByLabelText("One-time code"), "470291");
    await user.click(dialog.getByRole("button", { name: "Verify" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(calls.at(-2)).toMatchObject({ call: VERIFY, body: { email: next, otp_code: "470291" } });
    expect(field(/^Email/)).toHaveValue(next);
    expect(screen.getByText("Verified")).toBeVisible();
  });

  it("shows a pending email change and cancels it", async () => {
    const waiting = { ...profileSample, pending_email: "new@example.com" };
    const calls = stubFetch({
      "DELETE /api/users/email-change": { body: { message: "It stays as it is." } },
      [READ]: read(profileSample),
    });
    renderWithQueries(<ProfileDetails initial={waiting} />);
    expect(screen.getByText("new@example.com")).toBeVisible();
    expect(screen.queryByText("Verified")).toBeNull();
    await userEvent.click(button("Cancel the change"));
    await waitFor(() => expect(screen.getByText("Verified")).toBeVisible());
    expect(calls[0]?.call).toBe("DELETE /api/users/email-change");
    expect(toasts()).toContain("It stays as it is.");
  });

  it.each([
    [
      "a taken email under its field",
      refusal("email_taken", "Taken.", { email: ["Taken."] }),
      "Taken.",
    ],
    [
      "anything else for the whole form",
      refusal("internal", "Oh"),
      "Failed to update user details",
    ],
    ["a lost connection", "offline" as const, "Failed to update user details"],
  ])("reports %s and keeps the input", async (_what, answer, text) => {
    stubFetch({ [UPDATE]: answer });
    renderWithQueries(<ProfileDetails initial={profileSample} />);
    const user = userEvent.setup();
    await user.click(button("Edit"));
    await user.type(field(/^Name/), "s");
    await user.click(button("Save"));
    expect(await screen.findByText(text)).toBeVisible();
    expect(field(/^Name/)).toHaveValue("Asha Menons");
  });

  it("validates before sending", async () => {
    const calls = stubFetch({});
    renderWithQueries(<ProfileDetails initial={profileSample} />);
    const user = userEvent.setup();
    await user.click(button("Edit"));
    await user.clear(field(/^Name/));
    await user.click(button("Save"));
    expect(screen.getByText("Enter your name.")).toBeVisible();
    expect(calls).toEqual([]);
  });
});

describe("Verify Email", () => {
  const open = async () => {
    renderWithQueries(<ProfileDetails initial={unverified} />);
    const user = userEvent.setup();
    await user.click(button("Verify Email"));
    return user;
  };

  it("emails a code, asks for it and then shows Verified", async () => {
    const calls = stubFetch({
      [SEND]: sent,
      [VERIFY]: { body: { message: "Email verified successfully!" } },
      [READ]: read(profileSample),
    });
    const user = await open();
    const dialog = await screen.findByRole("dialog", { name: "Verify your email" });
    await user.type(within(dialog).getByLabelText("One-time code"), "470291");
    await user.click(within(dialog).getByRole("button", { name: "Verify" }));
    expect(await screen.findByText("Verified")).toBeVisible();
    expect(toasts()).toContain("Email verified successfully!");
    expect(calls.slice(0, 2)).toMatchObject([
      { call: SEND, body: { email: "asha@example.com", purpose: "Mail Verification" } },
      { call: VERIFY, body: { otp_code: "470291", purpose: "Mail Verification" } },
    ]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("reports a wrong code under its field", async () => {
    stubFetch({ [SEND]: sent, [VERIFY]: refusal("invalid_code", "No.") });
    const user = await open();
    await user.type(await screen.findByLabelText("One-time code"), "000000");
    await user.click(button("Verify"));
    expect(await screen.findByText("Invalid OTP")).toBeVisible();
  });

  it("opens no dialog when no code could be sent", async () => {
    stubFetch({ [SEND]: refusal("internal", "Oh") });
    await open();
    await waitFor(() => expect(toasts()).toContain("Failed to send OTP"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
