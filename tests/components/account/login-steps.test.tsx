import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LoginSteps } from "@/components/auth/login-steps";
import { goTo } from "@/components/forms/go-to";
import { currentToasts } from "@/components/ui/toast/toast-store";
import { type Answer, refusal, stubFetch } from "@/tests/support/components/fetch-stub";
import { renderWithQueries } from "@/tests/support/components/with-queries";

jest.mock("@/components/forms/go-to", () => ({ goTo: jest.fn() }));

const VERIFY = "POST /api/users/2fa/verify";
const RESEND = "POST /api/users/2fa/resend";
const SENT_TO = "a•••n@example.in";
const code = () => screen.getByLabelText("One-time code");
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const toasts = () => currentToasts().map(({ text }) => text);

function open(answers: Record<string, Answer | Answer[]>, waitingFor?: string) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const sent = stubFetch(answers);
  renderWithQueries(
    <LoginSteps
      audience="customer"
      title="Login"
      next="/cart"
      waitingFor={waitingFor}
      below="New here?"
    />,
  );
  return { user, sent };
}

async function verify(answer: Answer) {
  const { user, sent } = open({ [VERIFY]: answer }, SENT_TO);
  await user.type(code(), "470291");
  await user.click(screen.getByRole("button", { name: "Verify" }));
  await pass(10);
  return { user, sent };
}

describe("LoginSteps", () => {
  beforeEach(() => {
    jest.useFakeTimers();
    window.history.replaceState(null, "", "/login?next=%2Fcart");
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.mocked(goTo).mockClear();
  });

  it("moves from the password to the code and focuses it", async () => {
    const { user } = open({
      "POST /api/users/login": refusal("second_factor_required", "Enter the code."),
    });
    expect(screen.getByRole("heading", { name: "Login" })).toBeVisible();
    await user.type(screen.getByLabelText("Email"), "asha.menon@example.in");
    await user.type(screen.getByLabelText("Password"), "a-password");
    await user.click(screen.getByRole("button", { name: "Login" }));
    await pass(10);
    expect(screen.getByRole("heading", { name: "Six digits." })).toBeVisible();
    expect(screen.getByText(`We sent a code to ${SENT_TO}. It is valid for ten minutes.`));
    expect(code()).toHaveFocus();
  });

  it("asks for an authenticator or recovery code when the account has an app", async () => {
    const { error, message } = refusal("second_factor_required", "Enter the code.") as never;
    const { user, sent } = open({
      "POST /api/users/login": { error, message, more: { second_factor: "authenticator" } },
      [VERIFY]: { body: { message: "Login Successful!" } },
    });
    await user.type(screen.getByLabelText("Email"), "asha.menon@example.in");
    await user.type(screen.getByLabelText("Password"), "a-password");
    await user.click(screen.getByRole("button", { name: "Login" }));
    await pass(10);
    expect(screen.getByText(`Your authenticator app shows a code for ${SENT_TO}.`)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Send again" })).toBeNull();
    expect(screen.getByLabelText("Authenticator code")).toHaveFocus();
    await user.keyboard("k7mq2-x9fhd");
    await user.click(screen.getByRole("button", { name: "Verify" }));
    await pass(10);
    expect(sent.at(-1)).toEqual({ call: VERIFY, body: { otp_code: "k7mq2-x9fhd" } });
  });

  it("starts at a pending code and redirects 1.5 s after the right one", async () => {
    const { sent } = await verify({ body: { message: "Login Successful!" } });
    expect(sent).toEqual([{ call: VERIFY, body: { otp_code: "470291" } }]);
    expect(toasts()).toContain("Login Successful!");
    await pass(1480);
    expect(goTo).not.toHaveBeenCalled();
    await pass(20);
    expect(goTo).toHaveBeenCalledWith("/cart");
  });

  it.each<[string, Answer, string]>([
    ["a wrong code", refusal("invalid_code", "This code is not right."), "This code is not right."],
    ["a lock", refusal("too_many_tries", "x", undefined, 600), /Try again in 10 minutes/ as never],
    ["a fault", refusal("internal", "Oh"), "OTP verification failed."],
    ["no connection", "offline", "An error occurred during OTP verification."],
  ])("on %s shows a message and waits", async (_, answer, text) => {
    await verify(answer);
    expect(screen.getByText(text)).toBeVisible();
    expect(code()).toBeVisible();
    await pass(5000);
    expect(goTo).not.toHaveBeenCalled();
  });

  it("returns to the password when the pending login has expired", async () => {
    await verify(refusal("code_expired", "Please login again."));
    expect(toasts()).toContain("Please login again.");
    expect(screen.getByLabelText("Email")).toHaveFocus();
  });

  it("returns to the password for another account, also after a reload", async () => {
    const { user } = open({}, SENT_TO);
    await user.click(screen.getByRole("button", { name: "Other account" }));
    expect(screen.getByLabelText("Email")).toHaveFocus();
    expect(window.location.search).toBe("?next=%2Fcart&other=1");
  });

  it("sends the code again", async () => {
    const { user, sent } = open(
      {
        [RESEND]: [
          { body: { message: "OTP sent to your email." } },
          refusal("rate_limited", "Slow down.", undefined, 65),
        ],
      },
      SENT_TO,
    );
    await pass(30_000);
    await user.click(screen.getByRole("button", { name: "Send again" }));
    await pass(10);
    expect(sent).toEqual([{ call: RESEND, body: {} }]);
    expect(toasts()).toContain("OTP sent to your email.");
    expect(code()).toHaveFocus();
    await pass(30_000);
    await user.click(screen.getByRole("button", { name: "Send again" }));
    await pass(10);
    expect(screen.getByText("New code in 1:05")).toBeVisible();
  });
});
