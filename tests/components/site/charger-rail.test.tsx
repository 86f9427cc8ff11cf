import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { ChargerRail } from "@/components/site/charging/charger-rail";
import type { PricedShowcase } from "@/lib/catalogue/contract";

const chargers: PricedShowcase[] = ["AC01W 3.3 kW", "AC03W 7.4 kW", "DC04W 30 kW"].map((name) => ({
  slug: name.toLowerCase().replace(/[ .]/g, "-"),
  name,
  model: name.slice(0, 5),
  summary: `${name.slice(6)}, wall`,
  description: `What ${name} is for.`,
  features: [`Model ${name.slice(0, 5)}`, "OCPP 1.6J"],
  specs: [
    { name: "Dimensions", value: "300 × 190 × 110 mm" },
    { name: "Output Current", value: "16 A" },
  ],
  picture: { base: "/media/chargers/ac01w-3k3", widths: [640, 1200], alt: name },
  price: name === "DC04W 30 kW" ? null : 4_299_900,
}));

function show(props: Partial<ComponentProps<typeof ChargerRail>> = {}) {
  render(<ChargerRail label="chargers" heading={<h2>Range</h2>} chargers={chargers} {...props} />);
  const rail = screen.getByRole("region", { name: "chargers" });
  Object.defineProperties(rail, {
    scrollWidth: { value: 1_600 },
    clientWidth: { value: 600 },
  });
  rail.scrollBy = jest.fn();
  return rail;
}
const card = (name: string) => screen.getByRole("link", { name: new RegExp(name) });
const popup = () => screen.getByRole("dialog");
/** Opens a charger's popup, whose code is fetched with the first press. */
async function open(name: string): Promise<void> {
  await userEvent.click(card(name));
  await screen.findByRole("dialog");
}

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store.
  document.cookie = "arklane_hint=; max-age=0";
});

describe("the popup", () => {
  it("is not rendered before a card is pressed", () => {
    show();
    expect(screen.queryByText("What AC03W 7.4 kW is for.")).toBeNull();
  });

  it("shows the charger's texts, features and specifications", async () => {
    show();
    await open("AC03W");
    const inside = within(popup());
    expect(popup()).toHaveAccessibleName("AC03W 7.4 kW");
    expect(inside.getByText("What AC03W 7.4 kW is for.")).toBeVisible();
    expect(inside.getByRole("heading", { name: "Features" })).toBeVisible();
    expect(inside.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "Model AC03W",
      "OCPP 1.6J",
    ]);
    expect(inside.getByRole("heading", { name: "Technical Specifications" })).toBeVisible();
    expect(inside.getByRole("row", { name: "Dimensions 300 × 190 × 110 mm" })).toBeVisible();
    expect(inside.getByRole("link", { name: "Full details" })).toHaveAttribute(
      "href",
      "/products/ac03w-7-4-kw",
    );
  });

  it.each([
    ["the login and back", "", "/login?next=/products/ac01w-3-3-kw"],
    ["the login for an administrator", "arklane_hint=admin", "/login?next=/products/ac01w-3-3-kw"],
    ["the products for a customer", "arklane_hint=customer", "/products"],
  ])("'Buy Now' links to %s", async (_where, cookie, href) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as above.
    document.cookie = cookie;
    show();
    await open("AC01W");
    expect(screen.getByRole("link", { name: "Buy Now" })).toHaveAttribute("href", href);
  });

  it("says the price and its taxes above 'Buy Now'", async () => {
    show();
    await open("AC03W");
    const price = within(popup()).getByText("₹42,999");
    const buy = screen.getByRole("link", { name: "Buy Now" });
    expect(price.compareDocumentPosition(buy)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(price.parentElement).toHaveTextContent("₹42,999incl. of all taxes");
  });

  it("says no price of a charger that is not on sale", async () => {
    show();
    await open("DC04W");
    expect(popup()).not.toHaveTextContent("₹");
    expect(popup()).not.toHaveTextContent("taxes");
  });

  it.each(["Close", "outside"])(
    "closes with %s and opens again with another charger",
    async (by) => {
      show();
      await open("AC01W");
      await userEvent.click(by === "outside" ? popup() : screen.getByRole("button", { name: by }));
      expect(screen.queryByRole("dialog")).toBeNull();
      await open("DC04W");
      expect(popup()).toHaveAccessibleName("DC04W 30 kW");
    },
  );

  it.each(["ctrlKey", "metaKey", "shiftKey"])("leaves a click with %s to the browser", (key) => {
    show();
    // jsdom cannot navigate: prevented after the card has decided.
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    fireEvent.click(card("AC01W"), { [key]: true });
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(card("AC01W")).toHaveAttribute("href", "/products/ac01w-3-3-kw");
  });
});

it("every card says its price, where there is one", () => {
  show();
  expect(card("AC03W")).toHaveTextContent("AC03W 7.4 kW₹42,9997.4 kW, wallincl. taxes");
  expect(card("DC04W")).toHaveTextContent(/^DC04W 30 kW30 kW, wall$/);
});

describe("the rail", () => {
  const bar = () => document.querySelector<HTMLElement>(".progress i");
  const arrow = (name: string) => screen.getByRole("button", { name });
  const scrollTo = (rail: HTMLElement, left: number) => {
    Object.defineProperty(rail, "scrollLeft", { value: left, writable: true, configurable: true });
    fireEvent.scroll(rail);
  };

  it.each([
    [0, "0%", "0%", true, false],
    [250, "25%", "15.625%", false, false],
    [1_000, "100%", "62.5%", false, true],
  ])(
    "at %d of 1000 px the line is %s wide and its thumb begins at %s",
    (left, width, at, atStart, atEnd) => {
      const rail = show();
      scrollTo(rail, left);
      expect(bar()).toHaveStyle({ width });
      expect(bar()?.previousElementSibling).toHaveStyle({ width: "37.5%", marginLeft: at });
      expect(arrow("Previous chargers").hasAttribute("disabled")).toBe(atStart);
      expect(arrow("Next chargers").hasAttribute("disabled")).toBe(atEnd);
    },
  );

  it.each([
    ["one visible width", undefined, 600],
    ["350 px", 350, 350],
  ])("scrolls by %s", async (_name, step, distance) => {
    const rail = show({ step });
    scrollTo(rail, 400);
    await userEvent.click(arrow("Next chargers"));
    expect(rail.scrollBy).toHaveBeenLastCalledWith({ left: distance });
    await userEvent.click(arrow("Previous chargers"));
    expect(rail.scrollBy).toHaveBeenLastCalledWith({ left: -distance });
  });
});

describe("dragging", () => {
  function drag(rail: HTMLElement, pixels: number, pointerType = "mouse") {
    rail.setPointerCapture = jest.fn();
    const target = card("AC01W");
    firePointer(target, "pointerdown", { clientX: 500, buttons: 1, pointerType });
    firePointer(target, "pointermove", { clientX: 500 - pixels, buttons: 1, pointerType });
    firePointer(target, "pointerup", { clientX: 500 - pixels, buttons: 0, pointerType });
    fireEvent.click(target);
  }

  it("scrolls 1.5 px per pixel and opens nothing when it ends", async () => {
    const rail = show({ drag: true });
    drag(rail, 100);
    expect(rail.scrollLeft).toBe(150);
    await userEvent.tab();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("ignores tiny movements", async () => {
    const rail = show({ drag: true });
    drag(rail, 2);
    expect(rail.scrollLeft).toBe(0);
    expect(await screen.findByRole("dialog", { name: "AC01W 3.3 kW" })).toBe(popup());
  });

  it.each([
    ["for a finger, which scrolls by itself", true, "touch"],
    ["unless enabled", false, "mouse"],
  ])("does nothing %s", async (_name, allowed, pointerType) => {
    const rail = show({ drag: allowed });
    drag(rail, 100, pointerType);
    await screen.findByRole("dialog");
    expect(rail.scrollLeft).toBe(0);
  });
});

/** jsdom's pointer events have no coordinates. */
function firePointer(
  target: HTMLElement,
  type: string,
  { pointerType, ...init }: MouseEventInit & { pointerType: string },
) {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init });
  Object.defineProperties(event, { pointerType: { value: pointerType }, pointerId: { value: 1 } });
  fireEvent(target, event);
}
