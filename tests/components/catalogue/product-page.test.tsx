/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BuyBox } from "@/components/catalogue/buy-box";
import { ChargingDrawing } from "@/components/catalogue/charging-drawing";
import { Family } from "@/components/catalogue/family";
import { Gallery } from "@/components/catalogue/gallery";
import { productJsonLd } from "@/components/catalogue/product-json-ld";
import { chargingDrawing } from "@/lib/catalogue/charging-rules";
import type { Product } from "@/lib/catalogue/contract";
import { send } from "@/lib/http/client";
import { productSample } from "@/tests/support/product-sample";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));
jest.mock("@/lib/http/client", () => ({
  ...jest.requireActual("@/lib/http/client"),
  send: jest.fn(),
}));

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
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
  });

  function show(page: Product, now: Product) {
    jest.mocked(send).mockResolvedValue(now);
    render(
      <QueryClientProvider client={new QueryClient()}>
        <BuyBox product={page} />
      </QueryClientProvider>,
    );
  }

  it("replaces the page's price and stock by what is true now", async () => {
    show(productSample(), productSample({ price: 3_999_900, quantity: 2 }));
    expect(screen.getByText("₹42,999")).toBeVisible();
    await waitFor(() => screen.getByText("Only 2 left"));
    expect(screen.getByText("₹39,999")).toBeVisible();
  });

  it("keeps what the page knows when the question fails", async () => {
    jest.mocked(send).mockRejectedValue(new Error("offline"));
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    render(
      <QueryClientProvider client={client}>
        <BuyBox product={productSample()} />
      </QueryClientProvider>,
    );
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(screen.getByText("In stock")).toBeVisible();
  });

  it("brings the button back in the bar once it is scrolled away", async () => {
    show(productSample(), productSample());
    expect(screen.getAllByRole("button", { name: "Add to Cart" })).toHaveLength(1);
    act(() => scrolledAway(true));
    await waitFor(() =>
      expect(screen.getAllByRole("button", { name: "Add to Cart" })).toHaveLength(2),
    );
  });
});

describe("Gallery", () => {
  it("shows the chosen picture large", async () => {
    render(<Gallery pictures={productSample().pictures} />);
    expect(screen.getByRole("img", { name: "AC03W with its cable" })).toBeVisible();
    const second = screen.getByRole("button", { name: "Show picture 2: AC03W from the front" });
    await userEvent.click(second);
    expect(screen.getByRole("img", { name: "AC03W from the front" })).toBeVisible();
    expect(second).toHaveAttribute("aria-current", "true");
  });
});

describe("Family", () => {
  const small = productSample({ details: { phase: "Single phase" } });
  const large = productSample({
    slug: "ac03w-22-kw",
    rated_power_w: 22_000,
    details: { phase: "Three phase" },
  });

  it("links the powers and marks this one", () => {
    render(<Family product={small} family={[small, large]} />);
    const current = screen.getByRole("link", { name: "7.4 kW, single phase" });
    expect(current).toHaveAttribute("aria-current", "page");
    const other = screen.getByRole("link", { name: "22 kW, three phase" });
    expect(other).toHaveAttribute("href", "/products/ac03w-22-kw");
    expect(other).not.toHaveAttribute("aria-current");
  });
});

describe("ChargingDrawing", () => {
  it("says every time in words", () => {
    render(<ChargingDrawing drawing={chargingDrawing(productSample())} />);
    const terms = screen.getAllByRole("term").map((term) => term.textContent);
    expect(terms[0]).toBe("Compact30 kWh battery, takes 7.2 kW4 h 10 min");
    expect(screen.getByText("2:10 am")).toBeVisible();
  });
});

describe("productJsonLd", () => {
  const props = { brand: "Arklane", origin: "https://shop.example" };

  it("offers the price in rupees at the absolute address", () => {
    expect(productJsonLd({ product: productSample(), ...props })).toMatchObject({
      name: "AC03W 7.4 kW wall charger",
      image: [
        "https://shop.example/media/chargers/ac03w-7k4-1200.webp",
        "https://shop.example/media/chargers/ac03w-7k4-front-900.webp",
      ],
      offers: {
        url: "https://shop.example/products/ac03w-7-4-kw",
        price: "42999.00",
        priceCurrency: "INR",
        availability: "https://schema.org/InStock",
      },
    });
  });

  it("says when there is none", () => {
    const { offers } = productJsonLd({ product: productSample({ quantity: 0 }), ...props });
    expect(offers.availability).toBe("https://schema.org/OutOfStock");
  });
});
