const OPEN_AFTER_MS = 90;
const CLOSE_AFTER_MS = 220;
/** A press that follows the hover that opened the menu means the same wish. */
const SAME_WISH_MS = 500;
const STEPS: Record<string, 1 | -1> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/**
 * What the browser's popovers leave to us, for all that open from `bar`: the spoken state, and closing when the
 * focus, a pressed link or a sent form leads away; for menus hover and arrow keys, for a search the focus in its
 * field. Returns how to stop.
 */
export function watchMenus(bar: HTMLElement): () => void {
  const listening = new AbortController();
  for (const button of bar.querySelectorAll<HTMLButtonElement>("button[popovertarget]")) {
    const panel = document.getElementById(button.getAttribute("popovertarget") ?? "");
    if (!panel) continue;
    if (panel.querySelector("form")) {
      beginInField(panel, listening.signal);
    } else {
      openOnHover(button, panel, listening.signal);
      moveByKeys(button, panel, listening.signal);
    }
    tellAndClose(button, panel, listening.signal);
  }
  return () => listening.abort();
}

function beginInField(panel: HTMLElement, signal: AbortSignal) {
  const begin = (event: Event) => {
    if ((event as ToggleEvent).newState === "open") panel.querySelector("input")?.focus();
  };
  panel.addEventListener("toggle", begin, { signal });
  panel.addEventListener("submit", () => panel.hidePopover(), { signal });
}

function openOnHover(button: HTMLElement, panel: HTMLElement, signal: AbortSignal) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hoveredAt = Number.NEGATIVE_INFINITY;
  const later = (open: boolean, delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (open) hoveredAt = performance.now();
      panel.togglePopover(open);
    }, delayMs);
  };
  // A finger also "enters"; its tap is a click, which the popover answers by itself.
  const byMouse = (open: boolean, delayMs: number) => (event: PointerEvent) => {
    if (event.pointerType === "mouse") later(open, delayMs);
  };
  button.addEventListener("pointerenter", byMouse(true, OPEN_AFTER_MS), { signal });
  button.addEventListener("pointerleave", byMouse(false, CLOSE_AFTER_MS), { signal });
  panel.addEventListener("pointerenter", () => clearTimeout(timer), { signal });
  panel.addEventListener("pointerleave", byMouse(false, CLOSE_AFTER_MS), { signal });
  // The mouse may have been there before the page's scripts.
  if (button.matches(":hover")) later(true, OPEN_AFTER_MS);
  const keep = (event: MouseEvent) => {
    if (performance.now() - hoveredAt < SAME_WISH_MS) event.preventDefault();
  };
  button.addEventListener("click", keep, { signal });
  signal.addEventListener("abort", () => clearTimeout(timer));
}

function moveByKeys(button: HTMLElement, panel: HTMLElement, signal: AbortSignal) {
  const links = [...panel.querySelectorAll("a")];
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const at = links.indexOf(event.target as HTMLAnchorElement);
    // From the button only Down leads in: it stands above the tiles.
    if (!step || (at < 0 && event.key !== "ArrowDown")) return;
    event.preventDefault();
    panel.togglePopover(true);
    (links[at + step] ?? button).focus();
  };
  button.addEventListener("keydown", move, { signal });
  panel.addEventListener("keydown", move, { signal });
}

function tellAndClose(button: HTMLElement, panel: HTMLElement, signal: AbortSignal) {
  button.ariaExpanded = String(panel.matches(":popover-open"));
  const tell = (event: Event) => {
    button.ariaExpanded = String((event as ToggleEvent).newState === "open");
  };
  const closeBehindFocus = ({ relatedTarget: next }: FocusEvent) => {
    if (next instanceof Node && next !== button && !panel.contains(next)) panel.hidePopover();
  };
  // The bar survives a change of page, so its menu has to be put away by hand.
  const closeBehindLink = (event: Event) => {
    if ((event.target as Element).closest("a")) panel.hidePopover();
  };
  panel.addEventListener("toggle", tell, { signal });
  panel.addEventListener("click", closeBehindLink, { signal });
  panel.addEventListener("focusout", closeBehindFocus, { signal });
  button.addEventListener("focusout", closeBehindFocus, { signal });
}
