import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SignupSteps } from "@/components/auth/sign-up/signup-steps";
import { type Answer, refusal, stubFetch } from "@/tests/support/components/fetch-stub";
import { renderWithQueries } from "@/tests/support/components/with-queries";

const goTo = jest.fn();
jest.mock("@/components/forms/go-to", () => ({ goTo: (path: string) => goTo(path) }));
jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));

const SWAP = "Email me a code instead of a password";
const sentMail: Answer = { body: { message: "We have emailed you." } };
const opened: Answer = { body: { message: "Signup successful! Welcome to our website." } };
const button = (name: string) => screen.getByRole("button", { name });
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const press = async (name: string) => {
  await user.click(button(name));
  await act(() => jest.advanceTimersByTimeAsync(10));
};

/** Asks for a code as Asha; `code` and `verify` are the answers of the two calls. */
async function askForCode(code: Answer, verify: Answer | Answer[] = opened, phone?: string) {
  const sent = stubFetch({
    "POST /api/users/signup/code": code,
    "POST /api/users/signup/verify": verify,
  });
  renderWithQueries(<SignupSteps loginHref="/login" onward="/checkout" home="/dashboard" />);
  await user.click(button(SWAP));
  await user.type(screen.getByLabelText("Name"), "Asha Menon");
  await user.type(screen.getByLabelText("Email"), "asha@example.in");
  if (phone) await user.type(screen.getByLabelText(/^Mobile number/), phone);
  await press("Email me a code");
  return sent;
}
async function enter(code: string) {
  await user.type(screen.getByLabelText("One-time code"), code);
  await press("Create account");
}

describe("a sign-up by code", () => {
  beforeEach(() => {
    jest.useFakeTimers();
    goTo.mockClear();
  });
  afterEach(() => jest.useRealTimers());

  it("swaps the password for a promise, and back, keeping what was typed", async () => {
    renderWithQueries(<SignupSteps loginHref="/login" home="/dashboard" />);
    await user.type(screen.getByLabelText("Name"), "Asha Menon");
    await user.click(button(SWAP));
    expect(screen.queryByLabelText("Password")).toBeNull();
    expect(screen.getByText(/We will email you a six-digit code/)).toBeVisible();
    expect(button("Choose a password instead")).toHaveFocus();
    await user.click(button("Choose a password instead"));
    expect(screen.getByLabelText("Password")).toBeVisible();
    expect(screen.getByLabelText("Name")).toHaveValue("Asha Menon");
  });

  it("emails a code, opens the account with it and goes on", async () => {
    const sent = await askForCode(sentMail, opened, "98765 43210");
    expect(sent[0]?.body).toEqual({ email: "asha@example.in" });
    expect(screen.getByRole("heading", { name: "Check your email." })).toBeVisible();
    expect(screen.getByText(/We have emailed asha@example.in/)).toBeVisible();
    await enter("048213");
    expect(sent[1]?.body).toEqual({
      name: "Asha Menon",
      email: "asha@example.in",
      phone_number: "98765 43210",
      otp_code: "048213",
    });
    expect(screen.getByText("Signup successful! Welcome to our website.")).toBeVisible();
    act(() => jest.advanceTimersByTime(2000));
    expect(goTo).toHaveBeenCalledWith("/checkout");
  });

  it("checks the mobile number before a code is emailed", async () => {
    const sent = await askForCode(sentMail, opened, "12345");
    expect(screen.getByText(/Enter a 10-digit Indian mobile number/)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it.each(["invalid_code", "code_expired"] as const)(
    "shows %s under the code and takes another one",
    async (fault) => {
      await askForCode(sentMail, [refusal(fault, "Please ask for a new one."), opened]);
      await enter("111111");
      expect(screen.getByText("Please ask for a new one.")).toBeVisible();
      expect(screen.getByLabelText("One-time code")).toHaveValue("");
      await enter("048213");
      expect(screen.getByText("Signup successful! Welcome to our website.")).toBeVisible();
    },
  );

  it("comes back with what was typed", async () => {
    await askForCode(sentMail);
    await press("Change my details");
    expect(screen.getByLabelText("Name")).toHaveValue("Asha Menon");
    expect(screen.getByLabelText("Name")).toHaveFocus();
    expect(screen.getByLabelText("Email")).toHaveValue("asha@example.in");
    expect(button("Email me a code")).toBeVisible();
  });

  it.each<[string, Answer, string]>([
    ["no connection", "offline", "An error occurred. Please try again later."],
    ["a fault", refusal("internal", "Oh"), "The code could not be emailed. Please try again."],
  ])("on %s says so and stays", async (_, answer, text) => {
    await askForCode(answer);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByLabelText("Email")).toHaveValue("asha@example.in");
  });
});
