import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OrderList } from "@/components/orders/order-list";
import { currentToasts, dismissToast } from "@/components/ui/toast/toast-store";
import type { Order } from "@/lib/orders/contract";
import { type Answer, refusal, stubFetch } from "@/tests/support/components/fetch-stub";
import { renderWithQueries } from "@/tests/support/components/with-queries";
import { firstPage, onWire, orderSample, refundSample } from "@/tests/support/samples/order";

const CANCEL = "POST /api/order/cancelorder";
const HISTORY = "POST /api/order/orderhistory";
const MISSING = "Please select or enter a reason before submitting.";
const FAILED = "Failed to cancel the order. Please try again.";

const open = orderSample();
const canceled = orderSample({
  order_status: "canceled",
  can_cancel: false,
  reasonforcancel: "Changed my mind",
  timeline: [{ at: new Date("2026-11-27T17:00:00Z"), from: null, to: "canceled" }],
  refund: refundSample(),
});
const shipped = orderSample({ order_status: "Shipped", can_cancel: false });

const answer = { message: "Order successfully canceled!", order: onWire([canceled])[0] };
const accepted: Answer = { body: answer };
const history = (order: Order): Answer => ({ body: onWire([order]) });
const toasts = () => currentToasts().map(({ tone, text }) => `${tone}: ${text}`);

const dialog = () => screen.getByRole("dialog", { name: "Cancel this order?" });
const confirm = () => within(dialog()).getByRole("button", { name: "Cancel order" });
const dialogClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

async function ask(order: Order = open) {
  const user = userEvent.setup();
  renderWithQueries(<OrderList first={firstPage([order])} reports={[]} />);
  await user.click(screen.getByRole("button", { name: `Cancel order ${order.order_number}` }));
  return user;
}

async function cancelWith(answers: Record<string, Answer | Answer[]>) {
  const sent = stubFetch(answers);
  const user = await ask();
  await user.click(screen.getByRole("radio", { name: "Changed my mind" }));
  await user.click(confirm());
  return { sent, user };
}

beforeEach(() => {
  for (const { id } of currentToasts()) act(() => dismissToast(id));
});

describe("the cancellation dialog", () => {
  it("offers the four reasons, none selected", async () => {
    await ask();
    const reasons = within(dialog()).getAllByRole<HTMLInputElement>("radio");
    expect(reasons.map((radio) => radio.value)).toEqual([
      "Too much delay delivery",
      "Found a better price elsewhere",
      "Changed my mind",
      "Other",
    ]);
    expect(reasons.some((radio) => radio.checked)).toBe(false);
    expect(dialog()).toHaveTextContent("AK-2611-000482, 2 × AC03W 7.4 kW");
  });

  it.each([
    [
      "paid",
      open,
      "₹85,998 goes back to the account or card it came from, usually within 5 to 7 working days.",
    ],
    [
      "cash",
      orderSample({ payment_option: "Cash" }),
      "You chose to pay in cash: nothing has been paid, so nothing is refunded.",
    ],
  ])("explains beforehand what happens to the money: %s", async (_name, order, words) => {
    await ask(order);
    expect(within(dialog()).getByText(words)).toBeVisible();
  });

  it("requires a reason and clears the message once there is one", async () => {
    const sent = stubFetch({});
    const user = await ask();
    await user.click(confirm());
    const first = screen.getByRole("radio", { name: "Too much delay delivery" });
    expect(first).toHaveFocus();
    expect(first).toHaveAccessibleDescription(MISSING);
    await user.click(screen.getByRole("radio", { name: "Changed my mind" }));
    expect(screen.queryByText(MISSING)).toBeNull();
    expect(sent).toEqual([]);
  });

  it("requires a text for another reason", async () => {
    const sent = stubFetch({ [CANCEL]: accepted });
    const user = await ask();
    expect(screen.queryByRole("textbox")).toBeNull();
    await user.click(screen.getByRole("radio", { name: "Other" }));
    await user.type(screen.getByRole("textbox", { name: "Other reason" }), "   ");
    await user.click(confirm());
    const box = screen.getByRole("textbox", { name: "Other reason" });
    expect(box).toHaveAccessibleDescription(MISSING);
    expect(box).toHaveFocus();
    expect(sent).toEqual([]);

    await user.type(box, "Moving house");
    await user.click(confirm());
    await dialogClosed();
    expect(sent[0]?.body).toEqual({
      order_id: open.order_id,
      reasonforcancel: "Other",
      otherreasonforcancel: "   Moving house",
    });
  });

  it("works with the keyboard alone", async () => {
    const sent = stubFetch({ [CANCEL]: accepted });
    const user = userEvent.setup();
    renderWithQueries(<OrderList first={firstPage([open])} reports={[]} />);
    await user.tab();
    await user.keyboard("{Enter}");
    screen.getByRole("radio", { name: "Too much delay delivery" }).focus();
    await user.keyboard(" {ArrowDown}");
    expect(screen.getByRole("radio", { name: "Found a better price elsewhere" })).toBeChecked();
    await user.tab();
    expect(screen.getByRole("button", { name: "Keep order" })).toHaveFocus();
    await user.tab();
    await user.keyboard("{Enter}");
    await dialogClosed();
    expect(sent[0]?.body).toMatchObject({ reasonforcancel: "Found a better price elsewhere" });
  });

  it("closes without canceling", async () => {
    const sent = stubFetch({});
    const user = await ask();
    await user.click(screen.getByRole("radio", { name: "Changed my mind" }));
    await user.click(screen.getByRole("button", { name: "Keep order" }));
    await dialogClosed();
    expect(sent).toEqual([]);
  });

  it("is reset for the next order", async () => {
    const user = await ask();
    await user.click(screen.getByRole("radio", { name: "Other" }));
    await user.click(screen.getByRole("button", { name: "Close" }));
    await user.click(screen.getByRole("button", { name: /^Cancel order AK/ }));
    expect(screen.getByRole("radio", { name: "Other" })).not.toBeChecked();
  });
});

describe("a cancellation", () => {
  it("is confirmed, and the card shows the cancelled order", async () => {
    const { sent } = await cancelWith({ [CANCEL]: accepted });
    await dialogClosed();
    expect(toasts()).toEqual(["success: Order successfully canceled!"]);
    expect(screen.getByText(/^Cancelled on .* Reason: Changed my mind\.$/)).toBeVisible();
    expect(screen.getByText("Refund started")).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Cancel order/ })).toBeNull();
    expect(screen.getByRole("heading", { name: open.order_number })).toHaveFocus();
    expect(sent.map(({ call }) => call)).toEqual([CANCEL]);
  });

  it.each([
    ["by its code", refusal("order_canceled", "Somebody was faster.")],
    ["by its words", refusal("conflict", "The order has already been canceled by you.")],
  ])("of an order cancelled in another tab shows it, known %s", async (_name, refused) => {
    await cancelWith({ [CANCEL]: refused, [HISTORY]: history(canceled) });
    await dialogClosed();
    expect(toasts()).toEqual(["success: This order has already been canceled."]);
    expect(screen.getByText(/^Cancelled on/)).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Cancel order/ })).toBeNull();
  });

  it("that is too late shows the server's message and the order's status", async () => {
    const words = "This order is Shipped and can no longer be cancelled.";
    await cancelWith({
      [CANCEL]: refusal("order_not_cancelable", words),
      [HISTORY]: history(shipped),
    });
    await dialogClosed();
    expect(toasts()).toEqual([`error: ${words}`]);
    expect(within(screen.getByRole("article")).getAllByText("Shipped")).toHaveLength(2);
    expect(screen.queryByRole("button", { name: /^Cancel order/ })).toBeNull();
  });

  it.each([
    ["nothing answers", "offline" as const],
    ["the server fails", refusal("internal", "Something went wrong. Please try again.")],
    ["the server is busy", refusal("unavailable", "Please come back later.")],
  ])("can be retried when %s", async (_name, failure) => {
    const { user, sent } = await cancelWith({ [CANCEL]: [failure, accepted] });
    expect(await within(dialog()).findByText(FAILED)).toBeVisible();
    expect(screen.getByRole("radio", { name: "Changed my mind" })).toBeChecked();
    await user.click(confirm());
    await dialogClosed();
    expect(toasts()).toEqual(["success: Order successfully canceled!"]);
    expect(sent).toHaveLength(2);
  });

  it("is sent once for repeated presses", async () => {
    let respond = (_: Response) => {};
    const calls: unknown[] = [];
    const user = await ask();
    window.fetch = (input) => {
      calls.push(input);
      return new Promise((resolve) => {
        respond = resolve;
      });
    };
    await user.click(screen.getByRole("radio", { name: "Changed my mind" }));
    await user.dblClick(confirm());
    expect(confirm()).toHaveAttribute("aria-busy", "true");
    expect(calls).toHaveLength(1);
    respond({ ok: true, status: 200, json: async () => answer } as Response);
    await dialogClosed();
  });

  it("is confirmed even when its dialog was closed in the meantime", async () => {
    let fail = (_: Error) => {};
    const user = await ask();
    window.fetch = () =>
      new Promise((_, reject) => {
        fail = reject;
      });
    await user.click(screen.getByRole("radio", { name: "Changed my mind" }));
    await user.click(confirm());
    await user.click(screen.getByRole("button", { name: "Close" }));
    fail(new TypeError("Failed to fetch"));
    await waitFor(() => expect(toasts()).toEqual([`error: ${FAILED}`]));
  });
});
