import { act, fireEvent, render, screen } from "@testing-library/react";
import { CallIndex } from "@/components/api-docs/call-index";

let see: (ids: string[]) => void;
const scrolled = jest.fn();

beforeAll(() => {
  Element.prototype.scrollIntoView = scrolled;
  window.CSS = { escape: (text: string) => text } as typeof CSS;
  window.IntersectionObserver = class {
    constructor(tell: IntersectionObserverCallback) {
      see = (ids) =>
        tell(
          [...document.querySelectorAll("[data-section]")].map(
            (target) =>
              ({ target, isIntersecting: ids.includes(target.id) }) as IntersectionObserverEntry,
          ),
          this as never,
        );
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

const chapters = [
  {
    id: "introduction",
    title: "Introduction",
    page: "/api/docs",
    entries: [{ id: "failures", label: "Failures" }],
  },
  {
    id: "cart",
    title: "Cart",
    page: "",
    entries: [
      { id: "get-cart", label: "Get the cart", method: "POST", path: "/api/cart/getcartdetails" },
      { id: "add", label: "Add a unit", method: "POST", path: "/api/cart/addtocart" },
    ],
  },
];

function draw() {
  render(
    <>
      <CallIndex chapters={chapters} />
      <main>
        <section id="get-cart" data-section="" />
        <section id="add" data-section="" />
      </main>
    </>,
  );
  return screen.getByRole("searchbox", { name: "Find a call" });
}
const links = () => screen.getAllByRole("link").map((link) => link.textContent);
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

it("lists every call under its chapter", () => {
  draw();
  const all = ["Introduction", "Failures", "Cart", "POSTGet the cart", "POSTAdd a unit"];
  expect(links()).toEqual(all);
});

it.each([
  ["ADDTO", ["Cart", "POSTAdd a unit"]],
  ["post unit", ["Cart", "POSTAdd a unit"]],
  ["fail", ["Introduction", "Failures"]],
  ["cart", ["Cart", "POSTGet the cart", "POSTAdd a unit"]],
])("finds %s by words, method, path or chapter", (query, found) => {
  type(draw(), query);
  expect(links()).toEqual(found);
});

it("shows the number of results, or that there are none", () => {
  const field = draw();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  type(field, "unit");
  expect(screen.getByRole("status")).toHaveTextContent("1 entry");
  type(field, "nothing like it");
  expect(screen.getByRole("status")).toHaveTextContent("0 entries");
  expect(screen.getByText("No call has these words.")).toBeVisible();
});

it("opens the first result with Enter and clears the field with Escape", () => {
  const field = draw();
  type(field, "addto");
  fireEvent.submit(field);
  expect(location.hash).toBe("#add");
  fireEvent.keyDown(field, { key: "Escape" });
  expect(field).toHaveValue("");
});

it("takes the focus with /, except while typing", () => {
  const field = draw();
  expect(fireEvent.keyDown(document.body, { key: "/" })).toBe(false);
  expect(field).toHaveFocus();
  expect(fireEvent.keyDown(field, { key: "/" })).toBe(true);
  expect(fireEvent.keyDown(document.body, { key: "/", ctrlKey: true })).toBe(true);
});

it("marks the first call in view", () => {
  draw();
  act(() => see(["get-cart", "add"]));
  const current = screen.getByRole("link", { current: "location" });
  expect(current).toHaveAttribute("href", "#get-cart");
  act(() => see(["add"]));
  expect(screen.getByRole("link", { current: "location" })).toHaveAttribute("href", "#add");
  expect(scrolled).toHaveBeenCalled();
});
