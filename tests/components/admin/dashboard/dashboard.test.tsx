import { render, screen, within } from "@testing-library/react";
import { AttentionList } from "@/components/admin/dashboard/attention-list";
import { ChargerStatus } from "@/components/admin/dashboard/charger-status";
import { Figures } from "@/components/admin/dashboard/figures";
import type { Attention, ProductStock } from "@/lib/analytics/admin-contract";

const nothing: Attention = {
  orders_to_ship: { count: 0, statuses: [], href: "/admin/orders?needs=to_ship" },
  late_orders: { count: 0, oldest: [], href: "/admin/orders?needs=late" },
  low_stock: { count: 0, level: 5, lowest: [], href: "/admin/report?stock=low#stock" },
  refunds: { count: 0, amount: 0, oldest: [], href: "/admin/orders?needs=refunds" },
  cash: { count: 0, amount: 0, oldest: [], href: "/admin/orders?status=Delivered&cash=open" },
  messages: { count: 0, href: "/admin/messages" },
  demo_requests: { count: 0, href: "/admin/messages?inbox=demos" },
  einvoices: { count: 0, href: "/admin/tax/portals" },
  unsent_mails: { count: 0, href: "/admin/mails" },
  charger_reports: { count: 0, href: "/admin/report#charger-reports" },
  grievances: { count: 0, oldest: null, href: "/admin/messages" },
};
const hrefOf = (name: string | RegExp) => screen.getByRole("link", { name }).getAttribute("href");

describe("what needs attention", () => {
  it("is hidden when nothing waits", () => {
    const { container } = render(<AttentionList attention={nothing} />);
    expect(container).toBeEmptyDOMElement();
  });

  it("lists each open task with its link, most urgent first", () => {
    const oldest = { reference: "C-000123", received_at: new Date("2026-10-01T04:30:00Z") };
    render(
      <AttentionList
        attention={{
          orders_to_ship: {
            ...nothing.orders_to_ship,
            count: 1_234,
            statuses: [
              { label: "Order Placed", count: 1_200, href: "/admin/orders?status=placed" },
              { label: "Accepted", count: 34, href: "/admin/orders?status=Accepted" },
            ],
          },
          late_orders: {
            ...nothing.late_orders,
            count: 1,
            oldest: [
              {
                ...{ order_number: "AK-2611-000077", promised_to: "2026-11-24" },
                href: "/admin/orders/o7",
              },
            ],
          },
          low_stock: {
            ...nothing.low_stock,
            count: 1,
            lowest: [
              {
                ...{ product_id: "p1", product_name: "DC04G 150 kW", remaining_stock: 3 },
                href: "/admin/product/view/p1",
              },
            ],
          },
          refunds: {
            ...nothing.refunds,
            ...{ count: 2, amount: 85_998_00 },
            oldest: [
              { order_number: "AK-2611-000482", amount: 42_999_00, href: "/admin/orders/o1" },
              { order_number: null, amount: 42_999_00, href: "/admin/users/u1" },
            ],
          },
          cash: {
            ...nothing.cash,
            ...{ count: 1, amount: 19_098_50 },
            oldest: [
              { order_number: "AK-2611-000483", amount: 19_098_50, href: "/admin/orders/o2" },
            ],
          },
          messages: { ...nothing.messages, count: 3 },
          demo_requests: { ...nothing.demo_requests, count: 1 },
          unsent_mails: { ...nothing.unsent_mails, count: 2 },
          einvoices: { ...nothing.einvoices, count: 1 },
          charger_reports: { ...nothing.charger_reports, count: 1 },
          grievances: { ...nothing.grievances, count: 1, oldest },
        }}
      />,
    );
    const region = screen.getByRole("region", { name: "Needs attention" });
    const heaps = within(region)
      .getAllByRole("listitem")
      .map((entry) => within(entry).getAllByRole("link")[0]?.textContent);
    expect(heaps).toEqual([
      "1 grievance overdue",
      "2 refunds failed",
      "1 document is due at the e-invoice portal",
      "1 late order",
      "2 emails could not be sent",
      "1,234 orders to ship",
      "1 delivered order, cash not recorded",
      "1 charger report open",
      "3 unread messages",
      "1 unread demo request",
      "1 charger low on stock",
    ]);
    expect(region).toHaveTextContent("C-000123, received 1 Oct 2026, 10:00 am");
    expect(region).toHaveTextContent("₹85,998 owed");
    expect(hrefOf("AK-2611-000077: Tue 24 Nov")).toBe("/admin/orders/o7");
    expect(hrefOf("1,234 orders to ship")).toBe("/admin/orders?needs=to_ship");
    expect(hrefOf("Accepted 34")).toBe("/admin/orders?status=Accepted");
    expect(hrefOf("AK-2611-000482")).toBe("/admin/orders/o1");
    expect(region).toHaveTextContent("₹19,098.50 to collect");
    expect(hrefOf("AK-2611-000483: ₹19,098.50")).toBe("/admin/orders/o2");
    expect(hrefOf("₹42,999 without an order")).toBe("/admin/users/u1");
    expect(hrefOf("DC04G 150 kW: 3")).toBe("/admin/product/view/p1");
    expect(hrefOf("1 charger low on stock")).toBe("/admin/report?stock=low#stock");
  });
});

describe("the figures", () => {
  it("use Indian digit grouping and include delisted products", () => {
    render(
      <Figures
        chargers={12}
        delisted={2}
        orders={1_50_000}
        sales={1_30_19_859_00}
        refunded={2_000_00}
      />,
    );
    expect(screen.getByText("Total Chargers").nextSibling).toHaveTextContent("122 delisted");
    expect(screen.getByText("Total Orders").nextSibling).toHaveTextContent("1,50,000");
    expect(screen.getByText("Total Sales").nextSibling).toHaveTextContent(
      "₹1,30,19,859₹2,000 refunded",
    );
  });

  it("are zero in a new shop", () => {
    render(<Figures chargers={0} delisted={0} orders={0} sales={0} refunded={0} />);
    expect(screen.getByText("Total Chargers").nextSibling).toHaveTextContent(/^0$/);
    expect(screen.getByText("Total Sales").nextSibling).toHaveTextContent(/^₹0$/);
  });
});

const stock = (name: string, changes: Partial<ProductStock> = {}): ProductStock => ({
  ...{ product_id: name, product_name: name, is_listed: true, is_low: false, picture: null },
  ...{ initial_stock: 60, remaining_stock: 29, total_ordered: 31 },
  ...{ out_stock: 31, held_stock: 0 },
  ...changes,
});

describe("the charger status", () => {
  it("has a row per charger, marks low stock and links to the rest", () => {
    const low = stock("DC04G 150 kW", { initial_stock: 4, remaining_stock: 3, is_low: true });
    render(<ChargerStatus rows={[stock("AC01W 3.3 kW"), low]} total={1_00_000} />);
    const names = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
    expect(names).toEqual(["Product Name", "Initial Stock", "Remaining Stock", "Total Ordered"]);
    const [, first, second] = screen.getAllByRole("row");
    expect(first).toHaveTextContent(/^AC01W 3.3 kW602931$/);
    expect(second).toHaveTextContent("Low3");
    expect(hrefOf("AC01W 3.3 kW")).toBe("/admin/product/view/AC01W 3.3 kW");
    expect(hrefOf("Stock of all 1,00,000 chargers")).toBe("/admin/report#stock");
  });

  it("marks delisted chargers and hides the link when all are shown", () => {
    render(<ChargerStatus rows={[stock("AC01W", { is_listed: false })]} total={1} />);
    expect(screen.getByText("Delisted")).toBeVisible();
    expect(screen.queryByRole("link", { name: /^Stock of all/ })).toBeNull();
  });

  it("says what to do in a shop without chargers", () => {
    render(<ChargerStatus rows={[]} total={0} />);
    expect(screen.getByText("No chargers yet.")).toBeVisible();
    expect(hrefOf("Add Product")).toBe("/add-product");
    expect(screen.queryByRole("table")).toBeNull();
  });
});
