import { render, screen, waitFor, within } from "@testing-library/react";
import { PurchaseSummary } from "@/components/analytics/purchase-summary";
import { RecentActivity } from "@/components/analytics/recent-activity";
import { Totals } from "@/components/analytics/totals";

/** Lays the chart out at this width. */
function layOut(width: number) {
  window.ResizeObserver = class {
    constructor(private readonly tell: ResizeObserverCallback) {}
    observe() {
      const entry = { contentRect: { width, height: 300 } } as ResizeObserverEntry;
      this.tell([entry], this as unknown as ResizeObserver);
    }
    unobserve() {}
    disconnect() {}
  };
}

const bars = ["AC03W 7.4 kW", "AC03W 22 kW", "AC02P 3.7 kW", "A", "B", "C", "D"].map(
  (name, index) => ({ name, count: 7 - index }),
);
const section = () => screen.getByRole("region", { name: "Purchase Summary" });
const drawn = async () => {
  await waitFor(() => expect(document.querySelector(".recharts-bar-rectangle")).not.toBeNull());
  return [...document.querySelectorAll(".recharts-bar-rectangle path")];
};

describe("PurchaseSummary", () => {
  beforeEach(() => {
    window.matchMedia = (query: string) =>
      ({ matches: true, media: query, addEventListener() {}, removeEventListener() {} }) as never;
  });

  it("shows an empty state with a link to the chargers", () => {
    render(<PurchaseSummary bars={[]} />);
    expect(section()).toHaveTextContent("No chargers purchased yet.");
    expect(screen.getByRole("link", { name: "See Our Products" })).toBeVisible();
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("repeats the chart as a table", async () => {
    layOut(640);
    render(<PurchaseSummary bars={bars} />);
    await drawn();
    const table = screen.getByRole("table", { name: "Chargers purchased per product" });
    expect(within(table).getAllByRole("row")).toHaveLength(8);
    expect(within(table).getByRole("row", { name: "AC03W 22 kW 6" })).toBeInTheDocument();
  });

  it("draws a bar per product in six colours, repeating the last, with a white border", async () => {
    layOut(640);
    render(<PurchaseSummary bars={bars} />);
    const paths = await drawn();
    expect(paths.map((path) => path.getAttribute("fill"))).toEqual(
      [1, 2, 3, 4, 5, 6, 6].map((colour) => `var(--chart-${colour})`),
    );
    expect(paths[0]).toHaveAttribute("stroke", "var(--color-white)");
    expect(paths[0]).toHaveAttribute("stroke-width", "2");
    expect(section()).toHaveTextContent("Chargers Purchased");
    expect(document.querySelector<HTMLElement>(".plot")?.style.height).toBe("300px");
  });

  it("turns the bars horizontal when names do not fit, and grows with their number", async () => {
    layOut(320);
    const many = Array.from({ length: 12 }, (_, index) => ({
      name: `P${index}`,
      count: index < 1 ? 2 : 1,
    }));
    render(<PurchaseSummary bars={many} />);
    await drawn();
    expect(document.querySelector<HTMLElement>(".plot")?.style.height).toBe("462px");
    const names = [...document.querySelectorAll(".recharts-yAxis-tick-labels text")];
    expect(names.map((name) => name.textContent)).toContain("P11");
  });

  it("lets the bars lie where there is room as well", async () => {
    layOut(1200);
    render(<PurchaseSummary bars={bars.slice(0, 3)} />);
    await drawn();
    expect(document.querySelectorAll(".recharts-yAxis-tick-labels text")).toHaveLength(3);
  });

  it.each([
    ["one", [1]],
    ["two", [2, 1]],
    ["three equal ones", [1, 1, 1]],
  ])("says the numbers of %s in words instead of drawing them", (_case, counts) => {
    const few = counts.map((count, index) => ({ name: `P${index}`, count }));
    render(<PurchaseSummary bars={few} />);
    const table = screen.getByRole("table", { name: "Chargers purchased per product" });
    const rows = within(table).getAllByRole("row");
    expect(rows).toHaveLength(counts.length);
    expect(rows.at(-1)).toHaveTextContent(/^P\d1 unit$/);
    expect(section()).toHaveTextContent("Chargers Purchased");
    expect(document.querySelector(".plot")).toBeNull();
  });
});

describe("Totals", () => {
  const numbers = () => screen.getAllByRole("definition").map((one) => one.textContent);

  it("puts units below the orders where the numbers are the same", () => {
    const { container } = render(<Totals units={3} spent={1_00} refunded={0} orders={3} />);
    expect(container.querySelector(".figure-tiles--pair")).toBeVisible();
    expect(numbers()).toEqual(["₹1", "3", "3"]);
  });

  it("has three tiles where they differ", () => {
    const { container } = render(<Totals units={4} spent={2_00} refunded={1_00} orders={3} />);
    expect(container.querySelector(".figure-tiles--pair")).toBeNull();
    expect(numbers()).toEqual(["4", "₹2₹1 of it refunded", "3"]);
  });
});

describe("RecentActivity", () => {
  it("says so of a cancelled order", () => {
    const entry = { key: "1", type: "Order", text: "Ordered X – ₹1", at: new Date(0) } as const;
    render(<RecentActivity entries={[{ ...entry, isCanceled: true }]} />);
    expect(screen.getByRole("listitem")).toHaveTextContent(/^Ordered X – ₹1.*CancelledOrder$/);
  });
});
