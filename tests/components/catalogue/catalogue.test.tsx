import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { Catalogue } from "@/components/catalogue/catalogue";
import type { Product } from "@/lib/catalogue/contract";
import { rupeesFromPaise } from "@/lib/money";
import { stubFetch } from "@/tests/support/components/fetch-stub";
import { productSample } from "@/tests/support/samples/product";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));

const wall = productSample();
const portable = productSample({
  slug: "ac02p-3-7-kw",
  name: "AC02P 3.7 kW",
  kind: "portable",
  rated_power_w: 3_700,
});

type More = { next?: string; isPart?: boolean; children?: ReactNode };

function show(products: Product[], query = "", more: More = {}) {
  window.history.replaceState(null, "", `/products${query}`);
  const answer = ({ price, quantity }: Product) => ({
    body: { price: rupeesFromPaise(price), quantity },
  });
  const call = ({ slug }: Product) => `GET /api/products/get_by_id/${slug}`;
  stubFetch(Object.fromEntries(products.map((product) => [call(product), answer(product)])));
  render(<Catalogue products={products} {...more} />);
}
const cards = () => screen.queryAllByRole("link", { name: /incl\. taxes/ });
const pill = (group: string, name: string) =>
  within(screen.getByRole("group", { name: group })).getByRole("radio", { name });

// jsdom lacks the methods of dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});

describe("Catalogue", () => {
  it("links to the next page once the whole page is shown", async () => {
    const many = Array.from({ length: 13 }, (_, at) => productSample({ slug: `charger-${at}` }));
    show(many, "", { next: "/products/after/x", isPart: true });
    expect(screen.getByText("13 chargers on this page")).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "More chargers" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "See All Products" }));
    const more = screen.getByRole("link", { name: "More chargers" });
    expect(more).toHaveAttribute("href", "/products/after/x");
  });

  it("shows name, price, rating and link of a product on its card", () => {
    show([wall]);
    const [card] = cards();
    expect(card).toHaveTextContent("AC03W 7.4 kW₹42,9997.4 kW AC, wall or pedestalincl. taxes");
    expect(card).toHaveAttribute("href", "/products/ac03w-7-4-kw");
    expect(screen.queryByRole("button", { name: "See All Products" })).toBeNull();
  });

  it("shows the first twelve of thirty, then all, and focuses the thirteenth", async () => {
    show(Array.from({ length: 30 }, (_, n) => productSample({ slug: `p-${n}`, name: `P${n}` })));
    expect(cards()).toHaveLength(12);
    expect(screen.getByRole("status")).toHaveTextContent("30 chargers");
    await userEvent.click(screen.getByRole("button", { name: "See All Products" }));
    expect(cards()).toHaveLength(30);
    expect(cards()[12]).toHaveFocus();
    expect(screen.queryByRole("button", { name: "See All Products" })).toBeNull();
  });

  it("ends with what helps to choose, unless nothing was found", async () => {
    show([wall], "", { children: <p>Not sure which?</p> });
    const last = cards().at(-1)?.parentElement;
    expect(last?.nextElementSibling).toHaveTextContent("Not sure which?");
    await userEvent.click(pill("Kind", "DC fast"));
    expect(screen.queryByText("Not sure which?")).toBeNull();
  });

  it("filters by kind and power and keeps both in the address", async () => {
    show([wall, portable]);
    await userEvent.click(pill("Kind", "Portable"));
    expect(cards()).toHaveLength(1);
    expect(screen.getByRole("status")).toHaveTextContent("1 charger");
    await userEvent.click(pill("Power", "7.4 kW"));
    expect(cards()).toHaveLength(0);
    expect(window.location.search).toBe("?kind=portable&power=7");
  });

  it("shows an empty state that clears the filters", async () => {
    show([wall], "?kind=dc");
    expect(pill("Kind", "DC fast")).toBeChecked();
    expect(screen.getByText("No charger fits all of it.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Clear filters" }));
    expect(cards()).toHaveLength(1);
    expect(window.location.search).toBe("");
  });

  it("picks up to four chargers to compare and keeps them through the filters", async () => {
    const names = ["P0", "P1", "P2", "P3", "P4"];
    show([portable, ...names.map((name) => productSample({ slug: name.toLowerCase(), name }))]);
    const box = (name: string) => screen.getByRole("checkbox", { name: `Compare${name}` });
    const form = screen.getByRole("form", { name: "Compare chargers" });
    const sent = () => new FormData(form as HTMLFormElement).getAll("charger").toSorted();
    expect(form).toHaveAttribute("action", "/products/compare");
    expect(form).toHaveTextContent("Pick two to four chargers to compare.");
    for (const name of names.slice(0, 4)) await userEvent.click(box(name));
    expect(form).toHaveTextContent("4 picked, the most that fit side by side");
    expect(box("P4")).toBeDisabled();
    await userEvent.click(pill("Kind", "Portable"));
    expect(sent()).toEqual(["p0", "p1", "p2", "p3"]);
    await userEvent.click(pill("Kind", "All"));
    expect(box("P0")).toBeChecked();
    await userEvent.click(box("P0"));
    expect(sent()).toEqual(["p1", "p2", "p3"]);
    expect(box("P4")).toBeEnabled();
  });

  it("counts what was ticked before its scripts came", async () => {
    const form = document.createElement("div");
    form.innerHTML = renderToString(<Catalogue products={[wall, portable]} />);
    document.body.append(form);
    const [first] = within(form).getAllByRole<HTMLInputElement>("checkbox");
    if (first) first.checked = true;
    await act(async () => hydrateRoot(form, <Catalogue products={[wall, portable]} />));
    expect(form).toHaveTextContent("1 picked. Pick one more to compare.");
    form.remove();
  });

  it("follows the address on back", () => {
    show([wall, portable], "?kind=portable");
    expect(cards()).toHaveLength(1);
    window.history.replaceState(null, "", "/products");
    act(() => window.dispatchEvent(new PopStateEvent("popstate")));
    expect(cards()).toHaveLength(2);
  });

  it("opens a popup with features, specifications and a link to the page", async () => {
    show([wall, portable]);
    await userEvent.click(screen.getByRole("link", { name: /AC03W 7.4 kW/ }));
    const popup = await screen.findByRole("dialog", { name: "AC03W 7.4 kW" });
    expect(popup).toHaveTextContent("A full battery by breakfast on a single-phase connection.");
    const features = within(popup).getAllByRole("listitem");
    expect(features.map((feature) => feature.textContent)).toEqual([
      "Model AC03W",
      "7.4 kW AC",
      "Type 2 socket",
      "Wi-Fi and 4G",
    ]);
    const specifications = within(popup).getByRole("table", { name: /Technical Specifications/ });
    expect(within(specifications).getByRole("row", { name: "Output Current 32 A" })).toBeVisible();
    expect(within(popup).getByRole("button", { name: "Add to Cart" })).toBeEnabled();
    expect(within(popup).getByRole("link", { name: "Full details" })).toHaveAttribute(
      "href",
      "/products/ac03w-7-4-kw",
    );
    await userEvent.click(within(popup).getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
