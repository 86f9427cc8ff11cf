import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NewKey } from "@/components/admin/api-keys/new-key";
import { GuardedDownload } from "@/components/admin/ui/guarded-download";
import { PasswordDialog } from "@/components/auth/password-dialog";
import { type Answer, refusal, stubFetch } from "@/tests/support/components/fetch-stub";
import { renderWithQueries } from "@/tests/support/components/with-queries";

jest.mock("next/navigation", () => ({
  useRouter: () => ({ refresh: jest.fn() }),
  useSearchParams: () => new URLSearchParams(),
}));

const MAKE = "POST /api/admin/api-keys";
const PROVE = "POST /api/admin/step-up";
const STATE = "GET /api/admin/step-up";
const key = `ak_${"x".repeat(43)}`;
const api_key = {
  id: "0190a000-0000-7000-8000-0000000000c1",
  name: "Android app",
  prefix: "ak_xxxxxxx",
  scopes: ["shop"],
  created_at: "2026-11-24T10:58:00.000Z",
  created_by: null,
  last_used_at: null,
  revoked_at: null,
  expires_at: null,
};
const needed = refusal("password_needed", "Enter your password again to go on.");
const made: Answer = { body: { message: "Copy the key now.", key, api_key } };
const proved: Answer = {
  body: { message: "Password confirmed.", proved_until: "2026-11-28T08:10:00.000Z" },
};
const settle = () => act(async () => {});
const question = () => within(screen.getByRole("dialog", { name: "Enter your password" }));
const isAsked = () => screen.queryByRole("dialog", { name: "Enter your password" }) !== null;

async function answerWith(password: string) {
  await userEvent.type(question().getByLabelText("Password"), password);
  await userEvent.click(question().getByRole("button", { name: "Continue" }));
  await settle();
}

describe("a call that needs the password confirmed", () => {
  async function make(answers: Record<string, Answer | Answer[]>) {
    const sent = stubFetch(answers);
    renderWithQueries(
      <>
        <NewKey />
        <PasswordDialog />
      </>,
    );
    await userEvent.click(screen.getByRole("button", { name: "New key" }));
    await userEvent.type(screen.getByLabelText("Name"), "Android app");
    await userEvent.click(screen.getByRole("checkbox", { name: /^Shop/ }));
    await userEvent.click(screen.getByRole("button", { name: "Create key" }));
    await settle();
    return sent;
  }

  it("asks for the password and is sent again with the same input", async () => {
    const sent = await make({ [MAKE]: [needed, made], [PROVE]: proved });
    await answerWith("brass-lamp-on-shelf");
    const body = { name: "Android app", scopes: ["shop"], expires_in_days: 365 };
    expect(sent).toEqual([
      { call: MAKE, body },
      { call: PROVE, body: { password: "brass-lamp-on-shelf" } },
      { call: MAKE, body },
    ]);
    expect(isAsked()).toBe(false);
    expect(screen.getByLabelText("The key")).toHaveValue(key);
  });

  it("reports a wrong password and asks again", async () => {
    const wrong = { password: ["This is not your password."] };
    const refused = refusal("wrong_password", "This is not your password.", wrong);
    await make({ [MAKE]: [needed, made], [PROVE]: [refused, proved] });
    await answerWith("not-mine");
    expect(question().getByLabelText("Password")).toHaveAccessibleDescription(
      "This is not your password.",
    );
    await userEvent.clear(question().getByLabelText("Password"));
    await answerWith("brass-lamp-on-shelf");
    expect(screen.getByLabelText("The key")).toHaveValue(key);
  });

  it("keeps the form and its input when the dialog is cancelled", async () => {
    const sent = await make({ [MAKE]: needed });
    await userEvent.click(question().getByRole("button", { name: "Cancel" }));
    await settle();
    expect(sent).toHaveLength(1);
    expect(screen.getByLabelText("Name")).toHaveValue("Android app");
    expect(screen.getByText("Enter your password again to go on.")).toBeVisible();
  });
});

describe("a download that needs the password confirmed", () => {
  const clicked = jest.fn();
  beforeAll(() => {
    jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(clicked);
  });
  beforeEach(() => clicked.mockClear());

  async function begin(provedUntil: string | null, answers: Record<string, Answer> = {}) {
    stubFetch({ [STATE]: { body: { proved_until: provedUntil } }, ...answers });
    renderWithQueries(
      <>
        <GuardedDownload href="/api/admin/orders/export" title="All orders">
          CSV
        </GuardedDownload>
        <PasswordDialog />
      </>,
    );
    await userEvent.click(screen.getByRole("link", { name: "CSV" }));
    await settle();
  }

  it("starts at once after a recent confirmation", async () => {
    await begin("2026-11-28T08:10:00.000Z");
    expect(isAsked()).toBe(false);
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it("asks for the password and starts after the right one", async () => {
    await begin(null, { [PROVE]: proved });
    expect(clicked).not.toHaveBeenCalled();
    await answerWith("brass-lamp-on-shelf");
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it("does not start when the dialog is cancelled", async () => {
    await begin(null);
    await userEvent.click(question().getByRole("button", { name: "Cancel" }));
    await settle();
    expect(clicked).not.toHaveBeenCalled();
  });
});
