import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { z } from "zod";
import { MessageRecordView } from "@/components/admin/messages/message-record";
import { RoleProvider } from "@/components/admin/users/role";
import { currentToasts, dismissToast } from "@/components/ui/toast/toast-store";
import { type ContactReply, getMessage, type MessageRecord } from "@/lib/contact/reply-contract";
import type { MessageOrders } from "@/lib/orders/messages/contract";
import { type Answer, refusal, stubFetch } from "@/tests/support/components/fetch-stub";
import { mockNavigation } from "@/tests/support/components/navigation";
import { renderWithQueries } from "@/tests/support/components/with-queries";

jest.mock(
  "next/navigation",
  () => jest.requireActual("@/tests/support/components/navigation").mockNavigation,
);

const at = new Date("2026-11-28T06:30:00Z");
const ID = "0190a000-0000-7000-8000-000000000007";
const READ = `GET /api/contact/messages/${ID}`;
const SEND = `POST /api/contact/messages/${ID}/replies`;
const contact: MessageRecord["contact"] = {
  ...{ id: ID, reference: "C-000007", topic: "general", firstname: "Asha", lastname: "Menon" },
  ...{ email: "asha@example.in", telephone: "+919876543210", message: "Forty cars.\nWho plans?" },
  ...{ created_at: at, read_at: null, handled_at: null, photos: [], answered_at: null },
};
const sent: ContactReply["mail"] = { state: "sent", sent_at: at, problem: null };
const reply = (text: string, mail = sent): ContactReply => {
  return { id: text, text, by: "Rohit Deshpande", at, mail };
};
const nobody: MessageOrders = { customers: [], telephone: null, orders: [] };
const onWire = (record: MessageRecord): Answer => ({ body: z.encode(getMessage.output, record) });
const accepted = (text: string): Answer => {
  const record = z.encode(getMessage.output, { contact, replies: [reply(text)] });
  const message = "Answer to C-000007 sent.";
  return { body: { message, contact: record.contact, reply: record.replies[0] } };
};

type Shown = {
  record?: MessageRecord;
  orders?: MessageOrders;
  answers?: Record<string, Answer | Answer[]>;
  role?: "orders" | "readonly";
};
function show({ record = { contact, replies: [] }, orders = nobody, ...more }: Shown = {}) {
  const { answers, role = "orders" } = more;
  const calls = stubFetch({ [READ]: onWire(record), ...answers });
  const view = renderWithQueries(
    <RoleProvider role={role}>
      <MessageRecordView record={record} orders={orders} now={at.getTime()} />
    </RoleProvider>,
  );
  return { ...view, sent: () => calls.filter(({ call }) => call === SEND).map(({ body }) => body) };
}
const field = () => screen.getByRole("textbox");
const send = () => userEvent.click(screen.getByRole("button", { name: "Send answer" }));

beforeEach(() => {
  mockNavigation.reset();
  sessionStorage.clear();
  for (const { id } of currentToasts()) dismissToast(id);
});

it("opens the photos large, and turns them by keys and buttons", async () => {
  const photos = ["p1", "p2"].map((id) => ({ id, width: 400, height: 300 }));
  show({ record: { contact: { ...contact, photos }, replies: [] }, role: "readonly" });
  const list = screen.getByRole("list", { name: "Photos of C-000007" });
  const first = within(list).getByRole("img", { name: "Photo 1 of 2" });
  expect(first).toHaveAttribute("src", `/api/contact/messages/${ID}/photos/p1`);
  await userEvent.click(within(list).getByRole("button", { name: "Photo 1 of 2" }));
  const dialog = screen.getByRole("dialog", { name: "Photos of C-000007" });
  const shown = () => within(dialog).getByRole("img").getAttribute("src");
  await userEvent.click(within(dialog).getByRole("button", { name: "Next" }));
  expect(shown()).toMatch(/p2$/);
  await userEvent.keyboard("{ArrowRight}{ArrowLeft}");
  expect(shown()).toMatch(/p1$/);
  expect(within(dialog).getByRole("button", { name: "Previous" })).toHaveAttribute("aria-disabled");
  await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
  expect(within(dialog).queryByRole("img")).toBeNull();
});

it("shows message and sender, and sends a reply that marks it handled", async () => {
  const text = "Shall we come on Friday?";
  const after = { contact: { ...contact, read_at: at, handled_at: at }, replies: [reply(text)] };
  const first = onWire({ contact, replies: [] });
  const { sent: bodies } = show({
    answers: { [SEND]: accepted(text), [READ]: [first, onWire(after)] },
  });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Asha Menon");
  expect(screen.getByText(/Who plans\?/)).toBeVisible();
  expect(screen.getByText("No answer from here yet.")).toBeVisible();
  await userEvent.type(field(), text);
  await send();
  expect(await screen.findByText("Emailed 28 Nov 2026, 12:00 pm")).toBeVisible();
  expect(screen.getByText("Handled")).toBeVisible();
  expect(bodies()).toEqual([{ text, handled: true, replies_seen: 0 }]);
  expect(currentToasts().map(({ text: said }) => said)).toEqual(["Answer to C-000007 sent."]);
  expect(field()).toHaveValue("");
  expect(sessionStorage).toHaveLength(0);
});

it("keeps the draft after a refusal and a reload", async () => {
  const { unmount } = show({
    answers: {
      [SEND]: [
        "offline",
        refusal("conflict", "Meera has answered meanwhile. Read that answer first."),
      ],
    },
  });
  await send();
  expect(await screen.findByText("Write the answer.")).toBeVisible();
  await userEvent.type(field(), "Shall we come?");
  await send();
  expect(await screen.findByText(/^The answer could not be sent/)).toBeVisible();
  expect(field()).toHaveValue("Shall we come?");
  await send();
  expect(await screen.findByText(/^Meera has answered meanwhile/)).toBeVisible();
  unmount();
  show();
  expect(field()).toHaveValue("Shall we come?");
});

it("lists the replies with the state of their emails", () => {
  const replies = [
    reply("One"),
    reply("Two", { state: "waiting", sent_at: null, problem: null }),
    reply("Three", { state: "waiting", sent_at: null, problem: "Greylisted" }),
    reply("Four", { state: "failed", sent_at: null, problem: "No such mailbox" }),
    reply("Five", { state: "removed", sent_at: null, problem: null }),
  ];
  show({ record: { contact, replies } });
  const items = within(screen.getByRole("list", { name: /^Answers/ })).getAllByRole("listitem");
  expect(items.map(({ lastChild }) => lastChild?.textContent)).toEqual([
    "Emailed 28 Nov 2026, 12:00 pm",
    "On its way.",
    "Not emailed yet, trying again: Greylisted",
    "The email could not be sent. Unsent emails",
    "Its email is no longer kept.",
  ]);
  expect(items[0]).toHaveTextContent("Rohit Deshpande, 28 Nov 2026, 12:00 pm");
});

it("links to the sender's orders and states how certain the match is", () => {
  const order: MessageOrders["orders"][number] = {
    ...{ order_id: "o1", order_number: "AK-2611-000482", product_name: "AC03W 7.4 kW" },
    ...{ quantity_ordered: 2, total_amount: 85_998_00, order_status: "Shipped" },
    ...{ purchase_time: at, user_name: "Asha Menon", match: "email" },
  };
  const customers = [{ user_id: "u1", user_name: "Asha Menon", match: "email" as const }];
  const { unmount } = show({ orders: { customers, telephone: null, orders: [order] } });
  expect(screen.getByText("Has verified this email address.")).toBeVisible();
  const href = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(href("AK-2611-000482")).toBe("/admin/orders/o1");
  expect(href("All orders of Asha Menon")).toBe("/admin/orders?user_id=u1&canceled=1");
  expect(screen.queryByText(/^Anybody can type/)).toBeNull();
  unmount();
  const telephone = "+919876543210";
  show({ orders: { customers: [], telephone, orders: [{ ...order, match: "phone" }] } });
  expect(screen.getByText(/^Anybody can type a phone number/)).toBeVisible();
  expect(href("All orders by this number")).toBe("/admin/orders?query=%2B919876543210&canceled=1");
});

it("offers no reply to a read-only role", async () => {
  show({ role: "readonly" });
  expect(screen.getByText("No orders from this email address or mobile number.")).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("button")).toBeNull());
});
