import type { Action, ContentPicture } from "@/lib/content/contract";

/** A picture tile of a menu. */
export type NavTile = Action & { text: string; picture: ContentPicture };

/** An entry of the bar that opens tiles. `id` is unique on the page. */
export type NavMenu = { id: string; label: string; tiles: readonly NavTile[] };

/** What `content/navigation.yaml` says: the bar, its yellow or outlined button, the footer's columns. */
export type SiteNavigation = {
  bar: readonly (Action | NavMenu)[];
  contact: Action;
  footer: { about: string; navigation: readonly Action[]; legal: readonly Action[] };
};

/** Whether an entry of the bar opens a menu. */
export function isMenu(entry: Action | NavMenu): entry is NavMenu {
  return "tiles" in entry;
}

/** The sidebar of a customer's pages. */
export const customerNavigation: readonly Action[] = [
  { label: "Dashboard", href: "/dashboard" },
  { label: "Products", href: "/products" },
  { label: "Shopping Cart", href: "/cart" },
  { label: "My Orders", href: "/order" },
  { label: "My Profile", href: "/profile" },
  { label: "Settings", href: "/setting" },
];

/** The sidebar of the back-office; what is not `ready` is not drawn, so nothing leads to a missing page. */
export const adminNavigation: readonly (Action & { ready: boolean })[] = [
  { label: "Dashboard", href: "/admin/dashboard", ready: true },
  { label: "Manage Users", href: "/admin/users", ready: true },
  { label: "Manage Products", href: "/manage/products", ready: true },
  { label: "Manage Orders", href: "/admin/orders", ready: true },
  { label: "Analytics & Contacts", href: "/admin/report", ready: true },
  { label: "My Profile", href: "/admin/profile", ready: true },
  { label: "Settings", href: "/admin/settings", ready: true },
];

/** Only what exists. */
export function readyOnly<T extends { ready: boolean }>(entries: readonly T[]): T[] {
  return entries.filter((entry) => entry.ready);
}
