import { render, screen } from "@testing-library/react";
import { ProductSales } from "@/components/admin/sales/product-sales";
import { StockAnalysis } from "@/components/admin/sales/stock-analysis";

let address = "";
jest.mock("next/navigation", () => ({
  useRouter: () => ({ push: jest.fn() }),
  useSearchParams: () => new URLSearchParams(address),
}));

const ends = { next: "p2", previous: null };
const row = {
  ...{ product_id: "p1", product_name: "AC03W 7.4 kW", is_listed: true },
  ...{ total_orders: 46, total_units: 80, total_sales: 34_39_920_00 },
  ...{ total_refunded: 0, net_sales: 34_39_920_00 },
};
const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

describe("the product analytics", () => {
  it("show their sorting and sort by their headings", () => {
    address = "sort=sales&sold_after=p9&sold_page=3&state=open&page=2";
    render(<ProductSales rows={[row]} sort="sales" ends={ends} />);
    expect(screen.getByRole("columnheader", { name: "Total Sales" })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
    expect(screen.getByRole("columnheader", { name: "Product Name" })).not.toHaveAttribute(
      "aria-sort",
    );
    expect(screen.getByRole("row", { name: "AC03W 7.4 kW 46 80 ₹34,39,920" })).toBeVisible();
    // Restarts at its own first page; the other lists of the page keep theirs.
    expect(hrefOf("Product Name")).toBe("/admin/report?sort=name&state=open&page=2");
    expect(hrefOf("Total Orders")).toBe("/admin/report?state=open&page=2");
  });

  it("page with their own parameters in the address", () => {
    address = "stock_after=p5&stock_page=2";
    render(<ProductSales rows={[row]} sort="orders" ends={ends} />);
    expect(screen.getByText("Page 1")).toBeVisible();
    expect(hrefOf("Next")).toBe(
      "/admin/report?stock_after=p5&stock_page=2&sold_after=p2&sold_page=2",
    );
  });

  it("show an empty state", () => {
    render(<ProductSales rows={[]} sort="orders" ends={{ next: null, previous: null }} />);
    expect(screen.getByText("No products yet.")).toBeVisible();
  });
});

describe("the stock analysis", () => {
  it("counts all and low products and states the low-stock level", () => {
    address = "stock=low";
    render(
      <StockAnalysis
        {...{ rows: [], onlyLow: true, total: 1_00_000, low: 0, level: 5 }}
        ends={{ next: null, previous: null }}
      />,
    );
    expect(screen.getByRole("radio", { name: "All1,00,000" })).not.toBeChecked();
    expect(screen.getByRole("radio", { name: "Low only0" })).toBeChecked();
    expect(screen.getByText("Low is 5 units or fewer.")).toBeVisible();
    expect(screen.getByText("No charger is low on stock.")).toBeVisible();
  });
});
