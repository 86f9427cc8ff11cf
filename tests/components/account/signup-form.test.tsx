import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SignupForm } from "@/components/auth/signup-form";
import { type Answer, refusal, stubFetch } from "@/tests/support/components/fetch-stub";
import { renderWithQueries } from "@/tests/support/components/with-queries";

const push = jest.fn();
const goTo = jest.fn();
jest.mock("@/components/forms/go-to", () => ({ goTo: (path: string) => goTo(path) }));
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

const name = () => screen.getByLabelText("Name");
const FAILED = "Signup failed! Please check the details and try again.";

async function trySignup(answer: Answer, phone?: string, onward?: { path: string; login: Answer }) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const sent = stubFetch({
    "POST /api/users/signup": answer,
    ...(onward && { "POST /api/users/login": onward.login }),
  });
  renderWithQueries(<SignupForm loginHref="/login?next=%2Fcart" onward={onward?.path} />);
  await user.type(name(), "Asha Menon");
  await user.type(screen.getByLabelText("Email"), "asha@example.in");
  await user.type(screen.getByLabelText("Password"), "long-enough");
  if (phone) await user.type(screen.getByLabelText(/^Mobile number/), phone);
  await user.click(screen.getByRole("button", { name: "Create account" }));
  await act(() => jest.advanceTimersByTimeAsync(10));
  return sent;
}

describe("SignupForm", () => {
  beforeEach(() => {
    jest.useFakeTimers();
    push.mockClear();
    goTo.mockClear();
  });
  afterEach(() => jest.useRealTimers());

  it("confirms the sign-up, clears the form and goes to the login after 2 s", async () => {
    const sent = await trySignup({ body: { message: "ok" } });
    expect(sent[0]?.body).toEqual({
      name: "Asha Menon",
      email: "asha@example.in",
      password: "long-enough",
      phone_number: null,
    });
    expect(screen.getByText("Signup successful! Welcome to our website.")).toBeVisible();
    expect(name()).toHaveValue("");
    act(() => jest.advanceTimersByTime(1980));
    expect(push).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(10));
    expect(push).toHaveBeenCalledWith("/login?next=%2Fcart");
  });

  it("signs in with what was typed and goes on to where the visitor was going", async () => {
    const login = { body: { message: "Login Successful!" } };
    const sent = await trySignup({ body: { message: "ok" } }, undefined, { path: "/cart", login });
    expect(sent[1]?.body).toEqual({ email: "asha@example.in", password: "long-enough" });
    expect(screen.getByText("Signup successful! Welcome to our website.")).toBeVisible();
    act(() => jest.advanceTimersByTime(2000));
    expect(goTo).toHaveBeenCalledWith("/cart");
    expect(push).not.toHaveBeenCalled();
  });

  it("goes to the login if the new account cannot be signed in", async () => {
    await trySignup({ body: { message: "ok" } }, undefined, { path: "/cart", login: "offline" });
    act(() => jest.advanceTimersByTime(2000));
    expect(push).toHaveBeenCalledWith("/login?next=%2Fcart");
    expect(goTo).not.toHaveBeenCalled();
  });

  it("shows the server's message under its field", async () => {
    const taken = "This email address already has an account.";
    await trySignup(refusal("email_taken", FAILED, { email: [taken] }));
    expect(screen.getByText(FAILED)).toBeVisible();
    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription(taken);
    expect(screen.getByLabelText("Email")).toHaveFocus();
    expect(name()).toHaveValue("Asha Menon");
  });

  it.each<[string, Answer, string]>([
    ["a fault", refusal("internal", "Oh"), FAILED],
    ["no connection", "offline", "An error occurred. Please try again later."],
  ])("on %s shows the specification's message and keeps the input", async (_, answer, text) => {
    await trySignup(answer);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByLabelText("Password")).toHaveValue("long-enough");
    act(() => jest.advanceTimersByTime(5000));
    expect(push).not.toHaveBeenCalled();
  });

  it("validates the mobile number before sending", async () => {
    const sent = await trySignup({ body: { message: "ok" } }, "12345");
    expect(screen.getByText(/Enter a 10-digit Indian mobile number/)).toBeVisible();
    expect(sent).toEqual([]);
  });
});
