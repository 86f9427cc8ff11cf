const OPEN_AFTER_MS = 90;
const CLOSE_AFTER_MS = 220;
/** A click this soon after hover opened the menu must not close it again. */
const CLICK_AFTER_HOVER_MS = 500;
const STEPS: Record<string, 1 | -1> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/**
 * Adds what native popovers lack, for all popovers of `bar`: `aria-expanded`, and closing when the focus leaves,
 * a link is clicked or a form is sent. Menus also open on hover and take arrow keys; the search and the dialog of
 * phones do neither. Returns a function that removes the listeners.
 */
export function watchMenus(bar: HTMLElement): () => void {
  const listening = new AbortController();
  for (const button of bar.querySelectorAll<HTMLButtonElement>(OPENERS)) {
    const panel = document.getElementById(button.getAttribute("popovertarget") ?? "");
    if (!panel) continue;
    if (panel.querySelector("form")) {
      panel.addEventListener("submit", () => panel.hidePopover(), { signal: listening.signal });
    } else if (panel.localName !== "dialog") {
      openOnHover(button, panel, listening.signal);
      moveByKeys(button, panel, listening.signal);
    }
    syncStateAndClose(button, panel, listening.signal);
  }
  return () => listening.abort();
}

const OPENERS = "button[popovertarget]:not([popovertargetaction=hide])";

function openOnHover(button: HTMLElement, panel: HTMLElement, signal: AbortSignal) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hoveredAt = Number.NEGATIVE_INFINITY;
  const schedule = (open: boolean, delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (open) hoveredAt = performance.now();
      panel.togglePopover(open);
    }, delayMs);
  };
  // Touch fires pointerenter too, but its tap is a click, which the popover handles itself.
  const onMouse = (open: boolean, delayMs: number) => (event: PointerEvent) => {
    if (event.pointerType === "mouse") schedule(open, delayMs);
  };
  button.addEventListener("pointerenter", onMouse(true, OPEN_AFTER_MS), { signal });
  button.addEventListener("pointerleave", onMouse(false, CLOSE_AFTER_MS), { signal });
  panel.addEventListener("pointerenter", () => clearTimeout(timer), { signal });
  panel.addEventListener("pointerleave", onMouse(false, CLOSE_AFTER_MS), { signal });
  // The mouse may have been over the button before hydration.
  if (button.matches(":hover")) schedule(true, OPEN_AFTER_MS);
  const ignoreClick = (event: MouseEvent) => {
    if (performance.now() - hoveredAt < CLICK_AFTER_HOVER_MS) event.preventDefault();
  };
  button.addEventListener("click", ignoreClick, { signal });
  signal.addEventListener("abort", () => clearTimeout(timer));
}

function moveByKeys(button: HTMLElement, panel: HTMLElement, signal: AbortSignal) {
  const links = [...panel.querySelectorAll("a")];
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const at = links.indexOf(event.target as HTMLAnchorElement);
    // From the button only the down arrow moves into the tiles, which are below it.
    if (!step || (at < 0 && event.key !== "ArrowDown")) return;
    event.preventDefault();
    panel.togglePopover(true);
    (links[at + step] ?? button).focus();
  };
  button.addEventListener("keydown", move, { signal });
  panel.addEventListener("keydown", move, { signal });
}

function syncStateAndClose(button: HTMLElement, panel: HTMLElement, signal: AbortSignal) {
  button.ariaExpanded = String(panel.matches(":popover-open"));
  const syncExpanded = (event: Event) => {
    button.ariaExpanded = String((event as ToggleEvent).newState === "open");
  };
  // A dialog covers its button.
  const own = panel.localName === "dialog" ? [panel] : [panel, button];
  const closeOnFocusOut = ({ relatedTarget: next }: FocusEvent) => {
    if (next instanceof Node && !own.some((part) => part.contains(next))) panel.hidePopover();
  };
  // The bar stays mounted on client-side navigation, so its menu has to be closed here.
  const closeOnLink = (event: Event) => {
    if ((event.target as Element).closest("a")) panel.hidePopover();
  };
  panel.addEventListener("toggle", syncExpanded, { signal });
  panel.addEventListener("click", closeOnLink, { signal });
  panel.addEventListener("focusout", closeOnFocusOut, { signal });
  button.addEventListener("focusout", closeOnFocusOut, { signal });
}
