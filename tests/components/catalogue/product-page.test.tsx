import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BuyBox } from "@/components/catalogue/buy-box";
import { ChargingDrawing } from "@/components/catalogue/charging-drawing";
import { Family } from "@/components/catalogue/family";
import { Gallery } from "@/components/catalogue/gallery";
import { Comparison } from "@/components/catalogue/page/comparison";
import { chargingDrawing } from "@/lib/catalogue/charging/charging-rules";
import type { Product } from "@/lib/catalogue/contract";
import { rupeesFromPaise } from "@/lib/money";
import { type Answer, stubFetch } from "@/tests/support/components/fetch-stub";
import { productSample } from "@/tests/support/samples/product";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));

describe("BuyBox", () => {
  let scrolledAway: (away: boolean) => void;
  beforeAll(() => {
    window.IntersectionObserver = class {
      constructor(tell: IntersectionObserverCallback) {
        scrolledAway = (away) =>
          tell(
            [{ isIntersecting: !away } as IntersectionObserverEntry],
            this as unknown as IntersectionObserver,
          );
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
  });

  const CALL = "GET /api/products/get_by_id/ac03w-7-4-kw";
  const now = ({ price, quantity }: Product): Answer => ({
    body: { price: rupeesFromPaise(price), quantity },
  });

  it("replaces the page's price and stock with current ones", async () => {
    stubFetch({ [CALL]: now(productSample({ price: 3_999_900, quantity: 2 })) });
    render(<BuyBox product={productSample()} />);
    expect(screen.getByText("₹42,999")).toBeVisible();
    await waitFor(() => screen.getByText("Only 2 left"));
    expect(screen.getByText("₹39,999")).toBeVisible();
  });

  it("refetches when the tab becomes visible again", async () => {
    const answers = [now(productSample({ quantity: 2 })), now(productSample({ quantity: 0 }))];
    stubFetch({ [CALL]: answers });
    render(<BuyBox product={productSample()} />);
    await waitFor(() => screen.getByText("Only 2 left"));
    document.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => screen.getByText("Out of stock"));
  });

  it.each<[string, Answer]>([
    ["fails", "offline"],
    ["is refused", { error: "not_found", message: "There is no such product." }],
  ])("keeps the page's values when the request %s", async (_, answer) => {
    const sent = stubFetch({ [CALL]: answer });
    render(<BuyBox product={productSample()} />);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.getByText("In stock")).toBeVisible();
  });

  it("shows the button in the bar once it is scrolled out of view", async () => {
    stubFetch({ [CALL]: now(productSample()) });
    render(<BuyBox product={productSample()} />);
    expect(screen.getAllByRole("button", { name: "Buy Now" })).toHaveLength(1);
    act(() => scrolledAway(true));
    await waitFor(() => expect(screen.getAllByRole("button", { name: "Buy Now" })).toHaveLength(2));
  });

  it("offers only the cart, and no date, when nothing is left", async () => {
    stubFetch({ [CALL]: now(productSample({ quantity: 0 })) });
    render(<BuyBox product={productSample()} note="Leaves the warehouse in 1 to 2 working days" />);
    expect(screen.getByText(/^Leaves the warehouse/)).toBeVisible();
    await waitFor(() => screen.getByText("Out of stock"));
    expect(screen.queryByRole("button", { name: "Buy Now" })).toBeNull();
    expect(screen.getByRole("button", { name: "Add to Cart" })).toBeVisible();
    expect(screen.queryByText(/^Leaves the warehouse/)).toBeNull();
  });
});

describe("Gallery", () => {
  it("shows the selected picture large", async () => {
    render(<Gallery pictures={productSample().pictures} />);
    expect(screen.getByRole("img", { name: "AC03W with its cable" })).toBeVisible();
    const second = screen.getByRole("button", { name: "Show picture 2: AC03W from the front" });
    await userEvent.click(second);
    expect(screen.getByRole("img", { name: "AC03W from the front" })).toBeVisible();
    expect(second).toHaveAttribute("aria-current", "true");
  });
});

describe("Comparison", () => {
  const cheaper = productSample({ slug: "ac02wh-7-4-kw", name: "AC02WH 7.4 kW", price: 3_499_900 });
  const product = productSample({ details: { cableLength: "5 m" } });

  it("names the difference in price, what it buys, and each row that differs", () => {
    render(<Comparison product={product} range={[cheaper, product]} />);
    expect(screen.getByRole("heading", { name: "What ₹8,000 more buys" })).toBeVisible();
    expect(screen.getByText(/^5\sm of cable$/)).toBeVisible();
    expect(screen.getByRole("link", { name: /^AC02WH 7\.4\skW$/ })).toHaveAttribute(
      "href",
      "/products/ac02wh-7-4-kw",
    );
    expect(screen.getByRole("link", { name: "Compare with another charger" })).toHaveAttribute(
      "href",
      `/products/compare?charger=${product.slug}`,
    );
    const row = screen.getByRole("row", { name: /^Cable/ });
    expect(row).toHaveTextContent(/^Cable \(differs\)–5\sm$/);
  });

  it("is not there for a charger without neighbours", () => {
    const { container } = render(<Comparison product={product} range={[product]} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe("Gallery without pictures", () => {
  it("is an empty frame, in which the style sheet draws the mark", () => {
    const { container } = render(<Gallery pictures={[]} />);
    expect(container.firstElementChild).toBeEmptyDOMElement();
  });
});

describe("Family", () => {
  const small = productSample({ details: { phase: "Single phase" } });
  const large = productSample({
    slug: "ac03w-22-kw",
    rated_power_w: 22_000,
    details: { phase: "Three phase" },
  });

  it("links the other powers and marks the current one", () => {
    render(<Family product={small} family={[small, large]} />);
    const current = screen.getByRole("link", { name: "7.4 kW, single phase" });
    expect(current).toHaveAttribute("aria-current", "page");
    const other = screen.getByRole("link", { name: "22 kW, three phase" });
    expect(other).toHaveAttribute("href", "/products/ac03w-22-kw");
    expect(other).not.toHaveAttribute("aria-current");
  });
});

describe("ChargingDrawing", () => {
  it("states every time as text", () => {
    render(<ChargingDrawing drawing={chargingDrawing(productSample())} />);
    const terms = screen.getAllByRole("term").map((term) => term.textContent);
    expect(terms[0]).toBe("Compact30 kWh battery, takes 7.2 kW4 h 10 min");
    expect(screen.getByText("2:10 am")).toBeVisible();
  });
});
