import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OrderManager } from "@/components/admin/orders/list/order-manager";
import { OrderHead } from "@/components/admin/orders/order-head";
import { formatMonth, monthsUntil } from "@/lib/dates";
import { stubFetch } from "@/tests/support/components/fetch-stub";
import { mockNavigation } from "@/tests/support/components/navigation";
import { pageSample, showOffice } from "@/tests/support/components/show-office";
import { adminProduct, onWire } from "@/tests/support/samples/admin-product";
import { orderSample } from "@/tests/support/samples/order";

jest.mock(
  "next/navigation",
  () => jest.requireActual("@/tests/support/components/navigation").mockNavigation,
);

const PATH = "/admin/orders";
const counts = { placed: 2, Processing: 3, Shipped: 1234, canceled: 7 };

function show(query = "", page = pageSample([orderSample()], { counts })) {
  mockNavigation.reset(query);
  showOffice(
    PATH,
    <>
      <OrderHead />
      <OrderManager page={page} />
    </>,
  );
}
const went = () => mockNavigation.replace.mock.calls.map(([href]) => href);

describe("the filters of Manage Orders", () => {
  it("match the specification and count their orders", () => {
    show();
    const words = screen.getAllByRole("radio").map((tab) => tab.parentElement?.textContent);
    expect(words).toEqual([
      "All Orders1,239",
      "Processing3",
      "Shipped1,234",
      "Delivered0",
      "Accepted0",
      "OrderPlaced2",
    ]);
    expect(screen.getByRole("switch", { name: /^Show cancelled/ })).not.toBeChecked();
    expect(screen.getByText("7")).toBeVisible();
  });

  it("show no counts when the list is filtered further", () => {
    show("query=asha", pageSample([orderSample()], { counts: null }));
    expect(screen.getByRole("radio", { name: "Shipped" })).toBeVisible();
  });

  it.each([
    ["", "No orders found for the selected status."],
    ["status=Shipped&from=2026-11-01", "No orders found for the selected status."],
    ["from=2026-11-01", "No orders found for the selected days."],
    ["needs=to_ship", "Nothing to ship. All orders have left."],
    ["needs=refunds", "No failed refunds."],
    ["cash=open", "No cash to collect. All of it is recorded."],
    ["product_id=p1", "Nobody has ordered this charger yet."],
    ["product_id=p1&needs=to_ship", "No orders found for these filters."],
    ["user_id=u1", "This customer has ordered nothing yet."],
    ["needs=to_ship&from=2026-11-01", "No orders found for the selected days."],
    ["query=pay_1&canceled=1", "No orders found for “pay_1”."],
  ])("explain an empty result: %p", (query, words) => {
    show(query, pageSample([]));
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Search all orders/ })).toBeNull();
  });

  it("can be cleared when a search finds nothing within them", async () => {
    const narrow = "status=Shipped&from=2026-11-01&user_id=x&product_id=y&needs=to_ship&cash=open";
    show(`query=98765&${narrow}`, pageSample([]));
    expect(screen.getByText("No orders found for “98765”.")).toBeVisible();
    const wider = screen.getByRole("button", { name: "Search all orders, cancelled ones too" });
    await userEvent.click(wider);
    expect(went()).toEqual([`${PATH}?query=98765&canceled=1`]);
  });

  it("go into the address and restart at the first page", async () => {
    show("status=Shipped&after=x&page=3");
    await userEvent.click(screen.getByRole("radio", { name: /^OrderPlaced/ }));
    await userEvent.click(screen.getByRole("switch", { name: /^Show cancelled/ }));
    expect(went()).toEqual([`${PATH}?status=placed`, `${PATH}?status=Shipped&canceled=1`]);
  });

  it("of the day show their counts and filter the list", async () => {
    const needs = { to_ship: 1205, late: 3, refunds: 0, cash: 12 };
    show("status=Shipped&canceled=1&query=pune", pageSample([orderSample()], { counts, needs }));
    const chips = screen.getAllByRole("checkbox", { name: /today|Late|Failed|to collect/ });
    const words = chips.map((one) => one.parentElement?.textContent);
    expect(words).toEqual(["To ship today1,205", "Late3", "Failed refunds0", "Cash to collect12"]);
    for (const name of [/^To ship today/, /^Failed refunds/, /^Cash to collect/]) {
      await userEvent.click(screen.getByRole("checkbox", { name }));
    }
    expect(went()).toEqual([
      `${PATH}?query=pune&needs=to_ship`,
      `${PATH}?query=pune&needs=refunds`,
      `${PATH}?query=pune&cash=open`,
    ]);
  });

  it("of the day toggle off, and replace each other", async () => {
    show("needs=to_ship&after=x");
    expect(screen.getByRole("checkbox", { name: "To ship today" })).toBeChecked();
    await userEvent.click(screen.getByRole("checkbox", { name: "To ship today" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Cash to collect" }));
    expect(went()).toEqual([PATH, `${PATH}?cash=open`]);
  });

  it("find a product, listed or not, and its buyers", async () => {
    const charger = adminProduct({ name: "AC03W 7.4 kW", is_listed: false });
    stubFetch({
      "GET /api/admin/products?query=ac03&limit=6": {
        body: { products: [onWire(charger)], next: null, previous: null },
      },
    });
    show("status=Shipped&needs=to_ship&canceled=1&page=2");
    await userEvent.click(screen.getByRole("button", { name: "Who bought…" }));
    await userEvent.type(screen.getByLabelText("Find the charger"), "ac03");
    await userEvent.click(await screen.findByRole("button", { name: /^AC03W 7\.4 kW.*delisted$/ }));
    expect(went()).toEqual([`${PATH}?canceled=1&product_id=${charger.id}`]);
  });

  it("name the product filter and can clear it", async () => {
    const product = { product_id: "p1", product_name: "AC03W 7.4 kW" };
    show("product_id=p1&user_id=u1", pageSample([], { counts: null, product }));
    expect(screen.getByText("AC03W 7.4 kW")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Orders of all products" }));
    await userEvent.click(screen.getByRole("button", { name: "Orders of all customers" }));
    expect(went()).toEqual([`${PATH}?user_id=u1`, `${PATH}?product_id=p1`]);
  });

  it.each([
    ["", false],
    ["from=2026-11-01", true],
  ])(
    "keep the less used ones behind a button on phones, unless one is on: %j",
    async (query, on) => {
      show(query);
      const more = screen.getByRole("button", { name: "More filters" });
      expect(more).toHaveAttribute("aria-expanded", String(on));
      await userEvent.click(more);
      expect(more).toHaveAttribute("aria-expanded", String(!on));
    },
  );

  it("can exclude cancelled orders again", async () => {
    show("canceled=1");
    await userEvent.click(screen.getByRole("switch", { name: /^Show cancelled/ }));
    expect(went()).toEqual([PATH]);
  });

  it("accept complete days only and clear them at once", async () => {
    show("status=Shipped");
    fireEvent.change(screen.getByLabelText("From day"), { target: { value: "0202-11-01" } });
    expect(went()).toEqual([]);
    fireEvent.change(screen.getByLabelText("From day"), { target: { value: "2026-11-01" } });
    expect(went()).toEqual([`${PATH}?status=Shipped&from=2026-11-01`]);
  });

  it("clear both days at once", async () => {
    show("from=2026-11-01&to=2026-11-05");
    expect(screen.getByLabelText("to day")).toHaveValue("2026-11-05");
    await userEvent.click(screen.getByRole("button", { name: "All days" }));
    expect(went()).toEqual([PATH]);
  });

  it("apply to the CSV file, without the page", () => {
    show("status=Shipped&query=asha&needs=to_ship&product_id=p1&after=x&page=2");
    expect(screen.getByRole("link", { name: "CSV" })).toHaveAttribute(
      "href",
      "/api/admin/orders/export?status=Shipped&query=asha&needs=to_ship&product_id=p1",
    );
  });
});

it("offer last month's file, optionally with a row of totals", async () => {
  show("status=Shipped");
  const [current, last] = monthsUntil(new Date(), 2);
  const file = () => screen.getByRole("link", { name: "Download CSV" }).getAttribute("href");
  await userEvent.click(screen.getByRole("button", { name: "Month" }));
  expect(screen.getByRole("dialog", { name: "A month for the accountant" })).toBeVisible();
  expect(file()).toBe(`/api/admin/orders/export?month=${last}`);
  await userEvent.click(screen.getByRole("checkbox", { name: "Add a row of totals" }));
  await userEvent.selectOptions(screen.getByLabelText("Month"), formatMonth(current ?? ""));
  expect(file()).toBe(`/api/admin/orders/export?month=${current}&total=1`);
});
