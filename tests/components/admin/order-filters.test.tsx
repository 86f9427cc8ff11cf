/** @jest-environment jsdom */
import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OrderManager } from "@/components/admin/order-manager";
import { OrderHead } from "@/components/admin/orders/order-head";
import { mockNavigation } from "@/tests/support/navigation";
import { orderSample } from "@/tests/support/order-sample";
import { pageSample, showOffice } from "@/tests/support/show-office";

jest.mock("next/navigation", () => jest.requireActual("@/tests/support/navigation").mockNavigation);

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
  it("are the specification's, with how many orders each has", () => {
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
    expect(screen.getByRole("switch", { name: /^Show canceled/ })).not.toBeChecked();
    expect(screen.getByText("7")).toBeVisible();
  });

  it("count nothing where the list is narrowed further", () => {
    show("query=asha", pageSample([orderSample()], { counts: null }));
    expect(screen.getByRole("radio", { name: "Shipped" })).toBeVisible();
  });

  it.each([
    ["", "No orders found for the selected status."],
    ["status=Shipped&from=2026-11-01", "No orders found for the selected status."],
    ["from=2026-11-01", "No orders found for the selected days."],
    ["query=pay_1&canceled=1", "No orders found for “pay_1”."],
  ])("say what found nothing: %p", (query, words) => {
    show(query, pageSample([]));
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Search all orders/ })).toBeNull();
  });

  it("are let go of by a search that found nothing among them", async () => {
    show("query=98765&status=Shipped&from=2026-11-01&user_id=x", pageSample([]));
    expect(screen.getByText("No orders found for “98765”.")).toBeVisible();
    const wider = screen.getByRole("button", { name: "Search all orders, canceled ones too" });
    await userEvent.click(wider);
    expect(went()).toEqual([`${PATH}?query=98765&canceled=1`]);
  });

  it("go into the address, and begin at the first page", async () => {
    show("status=Shipped&after=x&page=3");
    await userEvent.click(screen.getByRole("radio", { name: /^OrderPlaced/ }));
    await userEvent.click(screen.getByRole("switch", { name: /^Show canceled/ }));
    expect(went()).toEqual([`${PATH}?status=placed`, `${PATH}?status=Shipped&canceled=1`]);
  });

  it("take canceled orders out again", async () => {
    show("canceled=1");
    await userEvent.click(screen.getByRole("switch", { name: /^Show canceled/ }));
    expect(went()).toEqual([PATH]);
  });

  it("take days, not years that are still being typed, and let go of them at once", async () => {
    show("status=Shipped");
    fireEvent.change(screen.getByLabelText("From day"), { target: { value: "0202-11-01" } });
    expect(went()).toEqual([]);
    fireEvent.change(screen.getByLabelText("From day"), { target: { value: "2026-11-01" } });
    expect(went()).toEqual([`${PATH}?status=Shipped&from=2026-11-01`]);
  });

  it("let go of both days at once", async () => {
    show("from=2026-11-01&to=2026-11-05");
    expect(screen.getByLabelText("to day")).toHaveValue("2026-11-05");
    await userEvent.click(screen.getByRole("button", { name: "All days" }));
    expect(went()).toEqual([PATH]);
  });

  it("hold for the file too, without the page", () => {
    show("status=Shipped&query=asha&after=x&page=2");
    expect(screen.getByRole("link", { name: "CSV" })).toHaveAttribute(
      "href",
      "/api/admin/orders/export?status=Shipped&query=asha",
    );
  });
});
