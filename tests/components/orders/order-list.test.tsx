import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HistoryFilter, partOf } from "@/components/orders/history/history-filter";
import { OrderList } from "@/components/orders/order-list";
import type { Order } from "@/lib/orders/contract";
import { refusal, stubFetch } from "@/tests/support/components/fetch-stub";
import { renderWithQueries } from "@/tests/support/components/with-queries";
import { firstPage, onWire, orderSample } from "@/tests/support/samples/order";

const page = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) =>
    orderSample({
      order_id: `0190a000-0000-7000-8000-${String(from + index).padStart(12, "0")}`,
      order_number: `AK-2611-${String(from + index).padStart(6, "0")}`,
      purchase_id: String(from + index),
    }),
  );
const HISTORY = "POST /api/order/orderhistory";
const show = (orders: Order[]) =>
  renderWithQueries(<OrderList first={firstPage(orders)} reports={[]} />);

describe("OrderList", () => {
  it("links a new customer to the chargers", () => {
    show([]);
    expect(screen.getByText("You have not ordered anything yet.")).toBeVisible();
    expect(screen.getByRole("link", { name: "See Our Products" })).toHaveAttribute(
      "href",
      "/products",
    );
  });

  it("offers no next page after the last", () => {
    show(page(1, 3));
    expect(screen.getAllByRole("article")).toHaveLength(3);
    expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
  });

  it("loads the next page and focuses its first order", async () => {
    const first = page(1, 20);
    const sent = stubFetch({ [HISTORY]: { body: onWire(page(21, 2)) } });
    show(first);
    await userEvent.click(screen.getByRole("button", { name: "Load more" }));
    expect(await screen.findByText("AK-2611-000022")).toBeVisible();
    expect(screen.getAllByRole("article")).toHaveLength(22);
    expect(sent[0]?.body).toEqual({ after: first.at(-1)?.order_id, limit: 20 });
    expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
    expect(screen.getByRole("heading", { name: "AK-2611-000021" })).toHaveFocus();
  });

  it("keeps the orders and offers a retry when loading fails", async () => {
    stubFetch({
      [HISTORY]: [refusal("unavailable", "Busy"), { body: onWire(page(21, 1)) }],
    });
    show(page(1, 20));
    await userEvent.click(screen.getByRole("button", { name: "Load more" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      /^Failed to load order history\. Please try again\.$/,
    );
    expect(screen.getAllByRole("article")).toHaveLength(20);
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("AK-2611-000021")).toBeVisible();
    expect(screen.getByRole("heading", { name: "AK-2611-000021" })).toHaveFocus();
  });

  it("reports being offline", async () => {
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    stubFetch({ [HISTORY]: "offline" });
    show(page(1, 20));
    await userEvent.click(screen.getByRole("button", { name: "Load more" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "You are offline. Failed to load order history. Please try again.",
    );
    jest.restoreAllMocks();
  });

  it("puts the orders of one purchase together, also those of the next page", async () => {
    const together = { purchase_id: "p", purchase_orders: 2 };
    const [last, next] = page(20, 2).map((order) => ({ ...order, ...together }));
    stubFetch({ [HISTORY]: { body: onWire([next as Order]) } });
    show([...page(1, 19), last as Order]);
    expect(screen.getByText("1 of 2 orders of one purchase")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Load more" }));
    expect(await screen.findByText("2 orders of one purchase")).toBeVisible();
    expect(screen.getByRole("heading", { name: "AK-2611-000021" })).toHaveFocus();
  });

  it("asks for more of the part that is shown, and says when it is empty", async () => {
    const sent = stubFetch({ [HISTORY]: { body: onWire(page(21, 1)) } });
    const part = "delivered";
    const { unmount } = renderWithQueries(
      <OrderList first={firstPage(page(1, 20))} part={part} reports={[]} />,
    );
    await userEvent.click(screen.getByRole("button", { name: "Load more" }));
    expect(await screen.findByText("AK-2611-000021")).toBeVisible();
    expect(sent[0]?.body).toMatchObject({ show: "delivered" });
    unmount();
    renderWithQueries(<OrderList first={firstPage([])} part={part} reports={[]} />);
    expect(screen.getByText("Nothing has been delivered yet.")).toBeVisible();
    expect(screen.getByRole("link", { name: "All orders" })).toHaveAttribute("href", "/order");
  });
});

describe("HistoryFilter", () => {
  it.each([
    ["on-the-way", "on_the_way", "On the way"],
    ["delivered", "delivered", "Delivered"],
    ["cancelled", "canceled", "Cancelled"],
    ["lost", undefined, "All"],
    [undefined, undefined, "All"],
  ])("reads %s from the address and marks its link", (show, part, label) => {
    expect(partOf(show)).toBe(part);
    render(<HistoryFilter current={partOf(show)} />);
    const current = screen.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"));
    expect(current.map((link) => link.textContent)).toEqual([label]);
  });
});
