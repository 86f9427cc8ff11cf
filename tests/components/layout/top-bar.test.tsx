import { act, fireEvent, render, screen } from "@testing-library/react";
import { HeaderSearch } from "@/components/layout/header/header-search";
import { MegaMenu } from "@/components/layout/header/mega-menu";
import { TopBar } from "@/components/layout/header/top-bar";
import type { NavMenu } from "@/lib/content/navigation";

const picture = {
  base: "/media/scenes/scene-home",
  widths: [960],
  width: 960,
  height: 540,
  tint: ["#000", "#000"] as const,
  alt: "A wall charger",
};
const menu: NavMenu = {
  id: "menu-about",
  label: "About Us",
  tiles: [
    { label: "Who we are", text: "What we do", href: "/about", picture },
    { label: "Careers", text: "Work", href: "/careers", picture },
  ],
};

/** jsdom has no popovers: this stands in for what the bar uses of them. */
beforeEach(() => {
  const open = new WeakSet<HTMLElement>();
  HTMLElement.prototype.togglePopover = function togglePopover(force) {
    const next = typeof force === "boolean" ? force : !open.has(this);
    if (next === open.has(this)) return next;
    open[next ? "add" : "delete"](this);
    this.dataset.open = String(next);
    // Its elements take no focus while it is hidden.
    this.style.display = next ? "block" : "";
    const event = Object.assign(new Event("toggle"), { newState: next ? "open" : "closed" });
    this.dispatchEvent(event);
    return next;
  };
  HTMLElement.prototype.hidePopover = function hidePopover() {
    this.togglePopover(false);
  };
  const matches = Element.prototype.matches;
  jest.spyOn(Element.prototype, "matches").mockImplementation(function same(
    this: Element,
    selector: string,
  ) {
    return selector === ":popover-open"
      ? open.has(this as HTMLElement)
      : matches.call(this, selector);
  });
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Until the code of the menus, which comes after the bar, watches them. */
const watched = () => act(() => jest.advanceTimersByTimeAsync(0));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const pointer = (type: string, target: Element, pointerType = "mouse") =>
  fireEvent(target, Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType }));

async function openBar() {
  render(
    <TopBar>
      <MegaMenu menu={menu} />
    </TopBar>,
  );
  await watched();
  const button = screen.getByRole("button", { name: "About Us" });
  const panel = document.getElementById("menu-about") as HTMLElement;
  const [first, second] = panel.querySelectorAll("a");
  if (!first || !second) throw new Error("The menu has no tiles.");
  return { button, panel, first, second, isOpen: () => panel.dataset.open === "true" };
}

describe("the bar", () => {
  it.each([
    [0, false],
    [100, false],
    [101, true],
  ])("at %i px of scroll is solid: %s", (scrollY, solid) => {
    render(<TopBar>bar</TopBar>);
    Object.assign(window, { scrollY });
    fireEvent.scroll(window);
    expect(screen.getByRole("banner").classList.contains("solid")).toBe(solid);
    Object.assign(window, { scrollY: 0 });
  });
});

describe("a menu of the bar", () => {
  it("opens 90 ms after the mouse enters and closes after it leaves", async () => {
    const { button, panel, isOpen } = await openBar();
    pointer("pointerenter", button);
    wait(89);
    expect(isOpen()).toBe(false);
    wait(1);
    expect(isOpen()).toBe(true);
    expect(button).toHaveAttribute("aria-expanded", "true");
    pointer("pointerleave", button);
    pointer("pointerenter", panel);
    wait(1_000);
    expect(isOpen()).toBe(true);
    pointer("pointerleave", panel);
    wait(220);
    expect(isOpen()).toBe(false);
    expect(button).toHaveAttribute("aria-expanded", "false");
  });

  it("does not open for a passing mouse or a touch", async () => {
    const { button, isOpen } = await openBar();
    pointer("pointerenter", button);
    wait(50);
    pointer("pointerleave", button);
    wait(1_000);
    expect(isOpen()).toBe(false);
    pointer("pointerenter", button, "touch");
    wait(1_000);
    expect(isOpen()).toBe(false);
  });

  it("ignores a click right after opening on hover, but not a later one", async () => {
    const { button } = await openBar();
    expect(fireEvent.click(button)).toBe(true);
    pointer("pointerenter", button);
    wait(90);
    expect(fireEvent.click(button)).toBe(false);
    wait(600);
    expect(fireEvent.click(button)).toBe(true);
  });

  it("is navigated with the arrow keys, which wrap at its button", async () => {
    const { button, first, second, isOpen } = await openBar();
    button.focus();
    fireEvent.keyDown(button, { key: "ArrowRight" });
    expect(isOpen()).toBe(false);
    fireEvent.keyDown(button, { key: "ArrowDown" });
    expect(isOpen()).toBe(true);
    expect(first).toHaveFocus();
    fireEvent.keyDown(first, { key: "ArrowRight" });
    expect(second).toHaveFocus();
    fireEvent.keyDown(second, { key: "ArrowRight" });
    expect(button).toHaveFocus();
  });

  it("closes when the focus leaves it, not when it moves between button and tiles", async () => {
    const { button, panel, first, isOpen } = await openBar();
    panel.togglePopover(true);
    fireEvent.focusOut(button, { relatedTarget: first });
    fireEvent.focusOut(first, { relatedTarget: button });
    expect(isOpen()).toBe(true);
    fireEvent.focusOut(first, { relatedTarget: document.body });
    expect(isOpen()).toBe(false);
  });

  it("closes on a link, because the bar stays when the page changes", async () => {
    const { panel, first, isOpen } = await openBar();
    panel.togglePopover(true);
    // jsdom cannot leave the page.
    first.addEventListener("click", (event) => event.preventDefault());
    fireEvent.click(first);
    expect(isOpen()).toBe(false);
  });
});

it("the search opens only on a click and closes on submit", async () => {
  const words = { label: "Search chargers", placeholder: "Wallbox", button: "Search" };
  render(
    <TopBar>
      <HeaderSearch words={words} />
    </TopBar>,
  );
  await watched();
  const button = screen.getByRole("button", { name: "Search chargers" });
  const panel = document.getElementById("site-search") as HTMLElement;
  pointer("pointerenter", button);
  wait(1_000);
  expect(panel.dataset.open).toBeUndefined();
  act(() => void panel.togglePopover(true));
  expect(button).toHaveAttribute("aria-expanded", "true");
  const form = panel.querySelector("form") as HTMLFormElement;
  form.addEventListener("submit", (event) => event.preventDefault());
  fireEvent.submit(form);
  expect(panel.dataset.open).toBe("false");
});
