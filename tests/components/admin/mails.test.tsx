import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MailList } from "@/components/admin/mails/mail-list";
import { currentToasts } from "@/components/ui/toast/toast-store";
import type { UnsentMail } from "@/lib/outbox/contract";
import { type Answer, refusal, stubFetch } from "@/tests/support/components/fetch-stub";
import { showOffice } from "@/tests/support/components/show-office";

const refresh = jest.fn();
jest.mock("next/navigation", () => ({
  useRouter: () => ({ refresh }),
  useSearchParams: () => new URLSearchParams(),
}));

const mail: UnsentMail = {
  id: "0190a000-0000-7000-8000-0000000000d1",
  to: "asha@example.com",
  subject: "Your order is placed",
  written_at: new Date("2026-11-27T16:28:00Z"),
  problem: "Connection timeout",
};
const other = { ...mail, id: "0190a000-0000-7000-8000-0000000000d2", to: "ravi@example.com" };
const AGAIN = "POST /api/admin/mails/again";
const REMOVE = `DELETE /api/admin/mails/${mail.id}`;

const show = (mails: UnsentMail[], answers: Record<string, Answer[]> = {}) => {
  const calls = stubFetch(answers);
  const ends = { next: null, previous: null };
  showOffice("/admin/mails", <MailList mails={mails} count={mails.length} ends={ends} />);
  return calls;
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const lastToast = () => currentToasts().at(-1)?.text;
const settle = () => act(async () => {});

beforeEach(() => refresh.mockClear());

it("shows an empty state when every mail was sent", () => {
  show([]);
  expect(screen.getByText("Every email has been sent, or is still being tried.")).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});

it("lists each mail with its recipient and the server's error", () => {
  show([mail]);
  const row = screen.getByRole("row", { name: /^Your order is placed/ });
  expect(row).toHaveTextContent("27 Nov 2026, 9:58 pm");
  expect(row).toHaveTextContent("Connection timeout");
  expect(screen.getByRole("link", { name: /^asha@/ })).toHaveAttribute(
    "href",
    "/admin/users?query=asha%40example.com",
  );
  expect(screen.queryByRole("button", { name: /^Send all/ })).toBeNull();
});

it("sends one again and refreshes the list", async () => {
  const message = "The email is on its way again.";
  show([mail, other], { [AGAIN]: [{ body: { message, count: 1 } }] });
  await press(/^Send “Your order is placed” to asha@example.com again/);
  await settle();
  expect(lastToast()).toBe(message);
  expect(refresh).toHaveBeenCalledTimes(1);
});

it("sends all again and reports failures", async () => {
  show([mail, other], { [AGAIN]: [refusal("internal", "Something went wrong.")] });
  await press("Send all 2 again");
  await settle();
  expect(lastToast()).toBe("The email could not be sent again.");
});

it("removes one after a confirmation", async () => {
  const message = "The email is removed. It is not sent any more.";
  show([mail], { [REMOVE]: [{ body: { message } }] });
  await press(/^Remove “Your order/);
  expect(screen.getByText(/asha@example.com will never get this email/)).toBeVisible();
  await press("Keep");
  expect(refresh).not.toHaveBeenCalled();
  await press(/^Remove “Your order/);
  await press("Remove");
  await settle();
  expect(lastToast()).toBe(message);
  expect(refresh).toHaveBeenCalled();
});
