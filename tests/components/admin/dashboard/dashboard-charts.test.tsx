import { act, render, screen, within } from "@testing-library/react";
import { DaySales } from "@/components/admin/dashboard/day-sales";
import { FreshPage } from "@/components/admin/dashboard/fresh-page";
import { OrdersPerProduct } from "@/components/admin/dashboard/orders-per-product";
import { filledDays } from "@/lib/analytics/day-rules";

const router = { replace: jest.fn(), refresh: jest.fn() };
jest.mock("next/navigation", () => ({
  useRouter: () => router,
  useSearchParams: () => new URLSearchParams("days=90"),
}));

beforeEach(() => {
  window.matchMedia = (query: string) => ({ matches: true, media: query }) as MediaQueryList;
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  jest.clearAllMocks();
});

/** A chart measures its labels only when fonts are loaded. */
const fontsReady = () => act(async () => {});

describe("the orders per product", () => {
  const bars = [
    { name: "AC03W 7.4 kW", count: 46 },
    { name: "AC02P 3.7 kW", count: 12 },
    { name: "DC04W 30 kW", count: 1 },
  ];
  const row = (name: string) => {
    const table = screen.getByRole("table", { name: "Orders per product" });
    return within(table).queryByRole("row", { name });
  };

  it("have a table for screen readers and a text for the rest", async () => {
    render(<OrdersPerProduct bars={bars} more={1_200} />);
    await fontsReady();
    expect(row("AC03W 7.4 kW 46")).toBeInTheDocument();
    expect(screen.getByText(/1,200 orders of other chargers/)).toBeVisible();
  });

  it.each([
    ["two", bars.slice(1), ["AC02P 3.7 kW 12 orders", "DC04W 30 kW 1 order"]],
    ["equal ones", bars.map((bar) => ({ ...bar, count: 1 })), ["AC03W 7.4 kW 1 order"]],
  ])("are said in words where bars would compare nothing: %s", (_what, few, rows) => {
    render(<OrdersPerProduct bars={few} more={0} />);
    for (const name of rows) expect(row(name)).toBeVisible();
  });

  it("are not drawn without orders", () => {
    render(<OrdersPerProduct bars={[]} more={0} />);
    expect(screen.getByText("No orders yet.")).toBeVisible();
    expect(screen.queryByRole("table")).toBeNull();
  });
});

describe("the sales by day", () => {
  const sold = {
    ...{ day: "2026-11-27", total_orders: 2, total_units: 3, total_sales: 1_28_997_00 },
    ...{ total_refunded: 2_000_00, net_sales: 1_26_997_00 },
  };

  it("show total and average, and a table of every day", async () => {
    const days = filledDays([sold], "2026-11-28", 90);
    render(
      <DaySales
        days={days}
        sales={1_28_997_00}
        refunded={2_000_00}
        average={1_433_00}
        orders={2}
      />,
    );
    await fontsReady();
    expect(screen.getByText("Total of 90 days").nextSibling).toHaveTextContent("₹1,28,997");
    expect(screen.getByText("Average a day").nextSibling).toHaveTextContent("₹1,433");
    expect(screen.getByRole("radio", { name: "90 days" })).toBeChecked();
    const table = screen.getByRole("table", { name: "Sales by day, last 90 days" });
    expect(within(table).getAllByRole("row")).toHaveLength(91);
    expect(within(table).getByRole("row", { name: "27 Nov 2026 2 ₹1,28,997" })).toBeTruthy();
  });

  it("switch the period through the address", () => {
    render(
      <DaySales
        days={filledDays([], "2026-11-28", 90)}
        sales={0}
        refunded={0}
        average={0}
        orders={0}
      />,
    );
    expect(screen.getByText("Nothing was ordered in these 90 days.")).toBeVisible();
    act(() => screen.getByRole("radio", { name: "365 days" }).click());
    expect(router.replace).toHaveBeenCalledWith("/admin/dashboard?days=365", { scroll: false });
    act(() => screen.getByRole("radio", { name: "30 days" }).click());
    expect(router.replace).toHaveBeenLastCalledWith("/admin/dashboard", { scroll: false });
  });
});

describe("a page that refreshes itself", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    look("visible");
    jest.useRealTimers();
  });
  const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
  const look = (state: DocumentVisibilityState) => {
    Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  };

  it("reloads once when the tab becomes visible", () => {
    render(<FreshPage />);
    pass(10_000);
    look("hidden");
    expect(router.refresh).not.toHaveBeenCalled();
    look("visible");
    window.dispatchEvent(new Event("focus"));
    expect(router.refresh).toHaveBeenCalledTimes(1);
  });

  it("reloads every minute while visible, not in a hidden tab", () => {
    render(<FreshPage />);
    pass(120_000);
    expect(router.refresh).toHaveBeenCalledTimes(2);
    look("hidden");
    pass(300_000);
    expect(router.refresh).toHaveBeenCalledTimes(2);
  });

  it("stops when the page is left", () => {
    render(<FreshPage />).unmount();
    pass(120_000);
    window.dispatchEvent(new Event("focus"));
    expect(router.refresh).not.toHaveBeenCalled();
  });
});
