/** One message at the bottom right. Errors stay until dismissed, others 4 s, or 5 s with something to press. */
export type ToastItem = {
  id: number;
  tone: "success" | "error";
  text: string;
  retry?: () => void;
  undo?: () => void;
  link?: ToastLink;
};

type ToastLink = { href: string; label: string };

/** Shows a message; callable from any client code. `<Toaster />` in the layout renders it. */
export const toast = {
  success: (text: string, options: { undo?: () => void; link?: ToastLink } = {}) =>
    add({ tone: "success", text, ...options }),
  error: (text: string, options: { retry?: () => void; link?: ToastLink } = {}) =>
    add({ tone: "error", text, retry: options.retry, link: options.link }),
};

export function dismissToast(id: number) {
  publish(items.filter((item) => item.id !== id));
}

export function subscribeToasts(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function currentToasts() {
  return items;
}

const LIFETIME_MS = 4000;
const PRESSED_MS = 5000;
const listeners = new Set<() => void>();
let items: readonly ToastItem[] = [];
let nextId = 1;

function add(item: Omit<ToastItem, "id">) {
  const id = nextId++;
  // The same text replaces its older message, so that repeated retries do not pile up.
  publish([...items.filter((old) => old.text !== item.text), { ...item, id }]);
  const lifetime = item.undo || item.link ? PRESSED_MS : LIFETIME_MS;
  if (item.tone === "success") setTimeout(() => dismissToast(id), lifetime);
  return id;
}

function publish(next: readonly ToastItem[]) {
  items = next;
  for (const listener of listeners) listener();
}
