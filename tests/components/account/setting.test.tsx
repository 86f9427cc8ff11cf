import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PersonalData } from "@/components/account/setting-data";
import { DeviceList } from "@/components/auth/security/device-list";
import { PasswordReset } from "@/components/auth/security/setting-password";
import { SecondFactor } from "@/components/auth/security/setting-second-factor";
import { goTo } from "@/components/forms/go-to";
import { currentToasts } from "@/components/ui/toast/toast-store";
import type { Device } from "@/lib/auth/fields";
import { type Answer, refusal, stubFetch } from "@/tests/support/components/fetch-stub";
import { renderWithQueries } from "@/tests/support/components/with-queries";

jest.mock("@/components/forms/go-to", () => ({ goTo: jest.fn(), signInAgain: () => false }));

const toasts = () => currentToasts().map(({ text }) => text);
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole("button", { name }));
const settle = () => act(async () => {});

describe("SecondFactor", () => {
  const TOGGLE = "PATCH /api/users/2fa/toggle";
  const words = (enabled: boolean) =>
    `Two-factor authentication is ${enabled ? "enabled" : "disabled"}.`;

  async function toggle(enabled: boolean, answer: Answer) {
    const user = userEvent.setup();
    const sent = stubFetch({ [TOGGLE]: answer });
    renderWithQueries(
      <SecondFactor audience="customer" initial={{ enabled, message: words(enabled) }} />,
    );
    await press(user, enabled ? "Turn off" : "Turn on");
    const dialog = within(screen.getByRole("dialog"));
    await user.type(dialog.getByLabelText("Your password"), "a-password");
    await user.click(dialog.getByRole("button", { name: enabled ? "Turn off" : "Turn on" }));
    await settle();
    return sent;
  }

  it.each([true, false])("toggles enabled=%s after the password", async (was) => {
    const message = words(!was);
    const sent = await toggle(was, { body: { message, status: { message }, enabled: !was } });
    expect(sent[0]?.body).toEqual({ entered_password: "a-password", enabled: !was });
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByText(message)).toBeVisible();
    expect(toasts()).toContain(message);
  });

  it("reports a wrong password under its field", async () => {
    expect(screen.queryByText(/No password yet/)).toBeNull();
    await toggle(false, refusal("wrong_password", "This password is not right."));
    expect(screen.getByText(/No password yet\? Set one under Password reset/)).toBeVisible();
    expect(screen.getByLabelText("Your password")).toHaveAccessibleDescription(
      "This password is not right.",
    );
    expect(screen.getByText(words(false))).toBeVisible();
  });

  it.each<[string, Answer]>([
    ["a fault", refusal("internal", "Oh")],
    ["no connection", "offline"],
  ])("reports a failure on %s", async (_, answer) => {
    await toggle(false, answer);
    expect(screen.getByText("Failed to toggle 2FA")).toBeVisible();
  });
});

describe("PasswordReset", () => {
  const REQUEST = "POST /api/users/password-reset/request";
  const CONFIRM = "POST /api/users/password-reset/confirm";

  async function reset(answers: Record<string, Answer>) {
    const user = userEvent.setup();
    const sent = stubFetch(answers);
    renderWithQueries(<PasswordReset audience="customer" email="asha@example.in" />);
    await press(user, "Send code");
    await settle();
    return { user, sent };
  }

  it("emails a code and resets the password with it", async () => {
    const { user, sent } = await reset({
      [REQUEST]: { body: { message: "OTP sent to your email!" } },
      [CONFIRM]: { body: { message: "Password reset successful!" } },
    });
    expect(toasts()).toContain("OTP sent to your email.");
    await user.type(screen.getByLabelText("One-time code"), "470291");
    await user.type(screen.getByLabelText("New password"), "a-new-password");
    await press(user, "Reset password");
    await settle();
    expect(sent[1]?.body).toMatchObject({ email: "asha@example.in", otp_code: "470291" });
    expect(screen.getByText("Password reset successful.")).toBeVisible();
  });

  it("reports that no code was sent", async () => {
    await reset({ [REQUEST]: "offline" });
    expect(screen.getByText("Failed to send OTP.")).toBeVisible();
  });

  it("reports that the reset failed", async () => {
    const { user } = await reset({
      [REQUEST]: { body: { message: "OTP sent to your email!" } },
      [CONFIRM]: refusal("invalid_code", "x"),
    });
    await user.type(screen.getByLabelText("One-time code"), "470291");
    await user.type(screen.getByLabelText("New password"), "a-new-password");
    await press(user, "Reset password");
    await settle();
    expect(screen.getByText("Password reset failed.")).toBeVisible();
  });
});

describe("DeviceList", () => {
  const LIST = "GET /api/users/sessions";
  const device = (id: string, name: string, is_current = false): Device => ({
    id,
    device: name,
    user_agent: null,
    created_at: new Date("2026-11-20T10:00:00Z"),
    last_seen_at: new Date("2026-11-27T16:28:00Z"),
    is_current,
  });
  const here = device("a", "Chrome on Windows", true);
  const phone = device("b", "Safari on iPhone");
  const onWire = (devices: Device[]) => ({
    body: {
      sessions: devices.map((entry) => ({
        ...entry,
        created_at: entry.created_at.toISOString(),
        last_seen_at: entry.last_seen_at.toISOString(),
      })),
    },
  });

  it("marks this device and logs out another", async () => {
    const user = userEvent.setup();
    const sent = stubFetch({
      "DELETE /api/users/sessions/b": { body: { message: "Logged out." } },
      [LIST]: onWire([here]),
    });
    renderWithQueries(<DeviceList audience="customer" initial={[here, phone]} />);
    const [first, second] = screen.getAllByRole("listitem");
    expect(first).toHaveTextContent("Chrome on Windows");
    expect(first).toHaveTextContent("This device");
    expect(within(first as HTMLElement).queryByRole("button")).toBeNull();
    expect(second).toHaveTextContent("Last seen 27 Nov 2026, 9:58 pm");
    await press(user, "Log out Safari on iPhone, last seen 27 Nov 2026, 9:58 pm");
    await settle();
    expect(sent[0]?.call).toBe("DELETE /api/users/sessions/b");
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
    expect(screen.queryByRole("button", { name: "Log out all others" })).toBeNull();
    expect(screen.getByRole("list", { name: "Where you are logged in" })).toHaveFocus();
  });

  it("logs out all others and reports a failure", async () => {
    const user = userEvent.setup();
    const OTHERS = "DELETE /api/users/sessions/others";
    const message = "Logged out of 1 other device.";
    stubFetch({
      [OTHERS]: ["offline", { body: { message, signed_out: 1 } }],
      [LIST]: onWire([here]),
    });
    renderWithQueries(<DeviceList audience="customer" initial={[here, phone]} />);
    await press(user, "Log out all others");
    await settle();
    expect(toasts()).toContain("This device could not be logged out.");
    await press(user, "Log out all others");
    await settle();
    expect(toasts()).toContain(message);
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
  });
});

describe("PersonalData", () => {
  async function tryDelete(answer: Answer) {
    const user = userEvent.setup();
    const sent = stubFetch({ "DELETE /api/users/account": answer });
    renderWithQueries(<PersonalData />);
    await press(user, "Delete my account");
    const dialog = within(screen.getByRole("dialog", { name: "Delete my account" }));
    expect(dialog.getByText(/Your orders stay, with their payments/)).toBeVisible();
    await user.type(dialog.getByLabelText("Your password"), "a-password");
    await user.click(dialog.getByRole("button", { name: "Delete my account" }));
    await settle();
    return sent;
  }

  it("offers the data as a file", () => {
    renderWithQueries(<PersonalData />);
    const link = screen.getByRole("link", { name: "Download my data" });
    expect(link).toHaveAttribute("href", "/api/users/data");
    expect(link).toHaveAttribute("download");
  });

  it("deletes the account after the password and leaves the page", async () => {
    const sent = await tryDelete({ body: { message: "ok" } });
    expect(sent[0]?.body).toEqual({ entered_password: "a-password" });
    expect(goTo).toHaveBeenCalledWith("/");
  });

  it("stays when the password is wrong", async () => {
    jest.mocked(goTo).mockClear();
    await tryDelete(refusal("wrong_password", "This password is not right."));
    expect(screen.getByText("This password is not right.")).toBeVisible();
    expect(goTo).not.toHaveBeenCalled();
  });
});
