import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ForgotPasswordSteps } from "@/components/auth/forgot-password-steps";
import { goTo } from "@/components/forms/go-to";
import { currentToasts } from "@/components/ui/toast/toast-store";
import type { Audience } from "@/lib/identity/actor";
import { type Answer, refusal, stubFetch } from "@/tests/support/components/fetch-stub";
import { renderWithQueries } from "@/tests/support/components/with-queries";

jest.mock("@/components/forms/go-to", () => ({ goTo: jest.fn() }));

const REQUEST = "POST /api/users/password-reset/request";
const CONFIRM = "POST /api/users/password-reset/confirm";
const SENT: Answer = { body: { message: "OTP sent to your email!" } };
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const toasts = () => currentToasts().map(({ text }) => text);
const code = () => screen.getByLabelText("One-time code");

async function request(
  answers: Record<string, Answer | Answer[]>,
  audience: Audience = "customer",
) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const sent = stubFetch(answers);
  renderWithQueries(<ForgotPasswordSteps audience={audience} below="Remembered it?" />);
  await user.type(screen.getByLabelText("Email"), "asha@example.in");
  await user.click(screen.getByRole("button", { name: "Send code" }));
  await pass(10);
  return { user, sent };
}

async function confirm(answer: Answer | Answer[]) {
  const { user, sent } = await request({ [REQUEST]: SENT, [CONFIRM]: answer });
  await user.type(code(), "470291");
  await user.type(screen.getByLabelText("New password"), "a-new-password");
  await user.click(screen.getByRole("button", { name: "Reset password" }));
  await pass(10);
  return { user, sent };
}

describe("ForgotPasswordSteps", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.mocked(goTo).mockClear();
  });

  it("sends a code, resets the password with it and goes to the login after 2 s", async () => {
    const { sent } = await confirm({ body: { message: "Password reset successful!" } });
    expect(toasts()).toContain("OTP sent to your email!");
    expect(sent).toEqual([
      { call: REQUEST, body: { email: "asha@example.in" } },
      {
        call: CONFIRM,
        body: { email: "asha@example.in", otp_code: "470291", new_password: "a-new-password" },
      },
    ]);
    expect(screen.getByText("Password reset successful!")).toBeVisible();
    await pass(1980);
    expect(goTo).not.toHaveBeenCalled();
    await pass(20);
    expect(goTo).toHaveBeenCalledWith("/login");
  });

  it("asks for a code of the authenticator app when the server does", async () => {
    const needed = refusal("authenticator_needed", "Enter a code of your authenticator app, too.");
    const done: Answer = { body: { message: "Password reset successful!" } };
    const { user, sent } = await confirm([needed, refusal("invalid_code", "No."), done]);
    expect(screen.getByText("Enter a code of your authenticator app, too.")).toBeVisible();
    const app = screen.getByLabelText("Authenticator code");
    expect(app).toHaveFocus();
    expect(code()).toHaveValue("470291");
    await user.type(app, "118204");
    const reset = () => user.click(screen.getByRole("button", { name: "Reset password" }));
    await reset();
    await pass(10);
    expect(screen.getByText("Invalid OTP or failed to reset password.")).toBeVisible();
    await reset();
    await pass(10);
    expect(sent.at(-1)?.body).toMatchObject({ otp_code: "470291", authenticator_code: "118204" });
    expect(screen.getByText("Password reset successful!")).toBeVisible();
  });

  it("focuses the code in the second step and links back", async () => {
    const { user } = await request({ [REQUEST]: SENT });
    expect(code()).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Use another email address" }));
    expect(screen.getByLabelText("Email")).toHaveFocus();
    expect(screen.getByLabelText("Email")).toHaveValue("asha@example.in");
  });

  it.each<[string, Answer, string]>([
    ["a fault", refusal("internal", "Oh"), "Failed to send OTP. Please check your email."],
    ["no connection", "offline", "An error occurred. Please try again later."],
  ])("stays at the email step on %s", async (_, answer, text) => {
    await request({ [REQUEST]: answer });
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByLabelText("Email")).toHaveValue("asha@example.in");
  });

  it.each<[string, Answer, string]>([
    ["a wrong code", refusal("invalid_code", "x"), "Invalid OTP or failed to reset password."],
    ["a fault", refusal("internal", "x"), "Invalid OTP or failed to reset password."],
    ["no connection", "offline", "An error occurred. Please try again later."],
  ])("stays at the code step on %s", async (_, answer, text) => {
    await confirm(answer);
    expect(screen.getByText(text)).toBeVisible();
    await pass(5000);
    expect(goTo).not.toHaveBeenCalled();
  });

  it("keeps the code when only the password is too weak", async () => {
    const weak = "This password is among the most used ones.";
    await confirm(refusal("weak_password", weak, { new_password: [weak] }));
    expect(screen.getByLabelText("New password")).toHaveFocus();
    expect(screen.getByText(weak)).toBeVisible();
    expect(code()).toHaveValue("470291");
  });

  it("uses the back-office's calls for an administrator", async () => {
    const { sent } = await request({ "POST /api/admin/password-reset/request": SENT }, "admin");
    expect(sent).toHaveLength(1);
    expect(code()).toBeVisible();
  });
});
