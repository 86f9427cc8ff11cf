/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { z } from "zod";
import { OrderList } from "@/components/orders/order-list";
import { Order } from "@/lib/orders/contract";
import { orderSample } from "@/tests/support/order-sample";

const page = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) =>
    orderSample({
      order_id: `0190a000-0000-7000-8000-${String(from + index).padStart(12, "0")}`,
      order_number: `AK-2611-${String(from + index).padStart(6, "0")}`,
    }),
  );
const answer = (status: number, body: unknown) =>
  ({ ok: status < 400, status, json: async () => body }) as Response;

function show(firstPage: Order[]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <OrderList firstPage={firstPage} />
    </QueryClientProvider>,
  );
}

describe("OrderList", () => {
  const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
  beforeEach(() => {
    fetched.mockReset();
    globalThis.fetch = fetched as unknown as typeof fetch;
  });

  it("leads a new customer to the chargers", () => {
    show([]);
    expect(screen.getByText("You have not ordered anything yet.")).toBeVisible();
    expect(screen.getByRole("link", { name: "See Our Products" })).toHaveAttribute(
      "href",
      "/products",
    );
  });

  it("offers no more when the first page is the last", () => {
    show(page(1, 3));
    expect(screen.getAllByRole("article")).toHaveLength(3);
    expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
  });

  it("goes on after the last order shown", async () => {
    const first = page(1, 20);
    fetched.mockResolvedValue(answer(200, z.encode(z.array(Order), page(21, 2))));
    show(first);
    await userEvent.click(screen.getByRole("button", { name: "Load more" }));
    expect(await screen.findByText("AK-2611-000022")).toBeVisible();
    expect(screen.getAllByRole("article")).toHaveLength(22);
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toEqual({
      after: first.at(-1)?.order_id,
      limit: 20,
    });
    expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
  });

  it("keeps what it has and offers a retry when going on fails", async () => {
    fetched.mockResolvedValueOnce(answer(500, {}));
    fetched.mockResolvedValueOnce(answer(200, z.encode(z.array(Order), page(21, 1))));
    show(page(1, 20));
    await userEvent.click(screen.getByRole("button", { name: "Load more" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Failed to load order history. Please try again.",
    );
    expect(screen.getAllByRole("article")).toHaveLength(20);
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("AK-2611-000021")).toBeVisible();
  });
});
