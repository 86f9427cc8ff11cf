/** @jest-environment jsdom */
import { render, screen, waitFor, within } from "@testing-library/react";
import { PurchaseSummary } from "@/components/analytics/purchase-summary";

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
    const many = Array.from({ length: 12 }, (_, index) => ({ name: `P${index}`, count: 1 }));
    render(<PurchaseSummary bars={many} />);
    await drawn();
    expect(document.querySelector<HTMLElement>(".plot")?.style.height).toBe("462px");
    const names = [...document.querySelectorAll(".recharts-yAxis-tick-labels text")];
    expect(names.map((name) => name.textContent)).toContain("P11");
  });
});
