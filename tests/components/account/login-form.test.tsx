import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LoginForm } from "@/components/auth/login-form";
import { goTo } from "@/components/forms/go-to";
import { currentToasts } from "@/components/ui/toast/toast-store";
import type { Audience } from "@/lib/identity/actor";
import { type Answer, refusal, stubFetch } from "@/tests/support/components/fetch-stub";
import { renderWithQueries } from "@/tests/support/components/with-queries";

jest.mock("@/components/forms/go-to", () => ({ goTo: jest.fn() }));

const LOGIN = { customer: "POST /api/users/login", admin: "POST /api/admin/login" };
const email = () => screen.getByLabelText("Email");
const password = () => screen.getByLabelText("Password");

const onCode = jest.fn();

async function tryLogin(answer: Answer, audience: Audience = "customer") {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const sent = stubFetch({ [LOGIN[audience]]: answer });
  renderWithQueries(<LoginForm audience={audience} next="/cart" onCode={onCode} />);
  await user.type(email(), "asha@example.in");
  await user.type(password(), "a-password");
  await user.click(screen.getByRole("button", { name: "Login" }));
  await act(() => jest.advanceTimersByTimeAsync(10));
  return sent;
}

describe("LoginForm", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.mocked(goTo).mockClear();
    onCode.mockClear();
  });

  it("confirms the login and redirects after 1.5 s", async () => {
    const sent = await tryLogin({ body: { message: "Login Successful!" } });
    expect(sent[0]?.body).toEqual({ email: "asha@example.in", password: "a-password" });
    expect(currentToasts().map(({ text }) => text)).toContain("Login Successful!");
    expect(screen.getByRole("button", { name: "Login" })).toHaveAttribute("aria-busy", "true");
    act(() => jest.advanceTimersByTime(1480));
    expect(goTo).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(10));
    expect(goTo).toHaveBeenCalledWith("/cart");
  });

  it.each<[string, Answer, string]>([
    [
      "wrong credentials",
      refusal("invalid_credentials", "Something of the server"),
      "Invalid credentials. Please check your email and password.",
    ],
    ["a refusal", refusal("unavailable", "Please wait a minute."), "Please wait a minute."],
    ["a fault", refusal("internal", "Something went wrong."), "Login failed."],
    ["no connection", "offline", "An error occurred during login."],
  ])("on %s shows the specification's message and keeps the input", async (_, answer, text) => {
    await tryLogin(answer);
    expect(screen.getByText(text)).toBeVisible();
    expect(email()).toHaveValue("asha@example.in");
    expect(password()).toHaveValue("a-password");
    act(() => jest.advanceTimersByTime(5000));
    expect(goTo).not.toHaveBeenCalled();
  });

  it("counts down the lockout and says when it is over", async () => {
    await tryLogin(refusal("too_many_tries", "Wait 2 minutes.", undefined, 95));
    expect(screen.getByText("Too many tries. Try again in 2 minutes.")).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(40_000));
    expect(screen.getByText("Too many tries. Try again in 1 minute.")).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText("You can try again now.")).toBeVisible();
  });

  it("moves on to the code step when the account has a second factor", async () => {
    await tryLogin(refusal("second_factor_required", "Enter the code."));
    expect(onCode).toHaveBeenCalledWith("asha@example.in", "mail");
    expect(screen.queryByText("Enter the code.")).toBeNull();
    expect(goTo).not.toHaveBeenCalled();
  });

  it("shows an administrator the server's message", async () => {
    await tryLogin(refusal("invalid_credentials", "The server's words."), "admin");
    expect(screen.getByText("The server's words.")).toBeVisible();
    const forgot = screen.getByRole("link", { name: "Forgot password?" });
    expect(forgot).toHaveAttribute("href", "/admin/forgot-password");
  });

  it("reports missing fields before sending and focuses the first", async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const sent = stubFetch({});
    renderWithQueries(<LoginForm audience="customer" next="/dashboard" onCode={onCode} />);
    await user.click(screen.getByRole("button", { name: "Login" }));
    expect(email()).toHaveFocus();
    expect(email()).toHaveAccessibleDescription("Enter an email address like name@example.com.");
    expect(password()).toHaveAccessibleDescription("Enter your password.");
    expect(sent).toEqual([]);
  });

  it("shows and hides the password", async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    renderWithQueries(<LoginForm audience="customer" next="/dashboard" onCode={onCode} />);
    await user.click(screen.getByRole("button", { name: "Show password" }));
    expect(password()).toHaveAttribute("type", "text");
    await user.click(screen.getByRole("button", { name: "Hide password" }));
    expect(password()).toHaveAttribute("type", "password");
  });
});
