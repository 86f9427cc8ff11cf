import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { UndoEmail } from "@/components/auth/security/undo-email";
import { type Answer, refusal, stubFetch } from "@/tests/support/components/fetch-stub";
import { renderWithQueries } from "@/tests/support/components/with-queries";

const UNDO = "POST /api/users/email-undo";

async function takeBack(answer: Answer, password = "another good passphrase") {
  const sent = stubFetch({ [UNDO]: answer });
  const user = userEvent.setup();
  renderWithQueries(<UndoEmail token="t0ken" email="asha@example.in" audience="admin" />);
  if (password) await user.type(screen.getByLabelText("New password"), password);
  await user.click(screen.getByRole("button", { name: "Take my account back" }));
  await act(async () => {});
  return sent;
}

describe("UndoEmail", () => {
  it("restores the email with a new password and links to the right login", async () => {
    const sent = await takeBack({ body: { message: "Back.", audience: "admin" } });
    expect(sent[0]?.body).toEqual({ token: "t0ken", new_password: "another good passphrase" });
    expect(screen.getByRole("heading", { name: "Your account is yours again." })).toBeVisible();
    expect(screen.getByRole("link", { name: "Login" })).toHaveAttribute("href", "/admin/login");
  });

  it("asks for a password first", async () => {
    expect(await takeBack("offline", "")).toEqual([]);
    expect(screen.getByLabelText("New password")).toBeInvalid();
  });

  it("reports an expired link", async () => {
    const words = "This link has been used or has expired. Please call us.";
    await takeBack(refusal("code_expired", words));
    expect(screen.getByText(words)).toBeVisible();
  });
});
