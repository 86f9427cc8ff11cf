import type { Action, ContentPicture } from "@/lib/content/contract";
import type { ContentPage } from "@/lib/content/page";

/** A picture tile of a menu. `from` is the lowest price of the chargers on its page, in paise. */
export type NavTile = Action & { text: string; picture: ContentPicture; from?: number };

/** An entry of the bar that opens tiles. `id` is unique on the page. */
export type NavMenu = { id: string; label: string; tiles: readonly NavTile[] };

/** A plain link of the bar, with the lowest price of what it leads to, if it sells. */
export type NavLink = Action & { from?: number };

/** The content of `content/navigation.yaml`: the bar, its contact button, the footer's columns. */
export type SiteNavigation = {
  bar: readonly (NavLink | NavMenu)[];
  contact: Action;
  footer: { about: string; navigation: readonly Action[]; legal: readonly Action[] };
};

/** The same with the pages that ask for a place in the footer, after those that it lists. */
export function withFooterPages(
  listed: SiteNavigation,
  pages: readonly Pick<ContentPage, "path" | "footer">[],
): SiteNavigation {
  const more = pages.flatMap(({ path, footer }) => (footer ? [{ label: footer, href: path }] : []));
  const navigation = [...listed.footer.navigation, ...more];
  return { ...listed, footer: { ...listed.footer, navigation } };
}

/** The same with the lowest price at each page that `lowest` knows one for. */
export function withPrices(
  { bar, ...rest }: SiteNavigation,
  lowest: (href: string) => number | null,
): SiteNavigation {
  const priced = <T extends NavLink>(link: T): T => ({
    ...link,
    from: lowest(link.href) ?? undefined,
  });
  const entries = bar.map((entry) =>
    isMenu(entry) ? { ...entry, tiles: entry.tiles.map(priced) } : priced(entry),
  );
  return { ...rest, bar: entries };
}

/** Whether an entry of the bar opens a menu. */
export function isMenu(entry: NavLink | NavMenu): entry is NavMenu {
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

/** An entry of a sidebar; `also` are path prefixes of other pages that belong to it. */
export type SidebarEntry = Action & { also?: readonly string[] };

/** The sidebar of the back-office. */
export const adminNavigation: readonly SidebarEntry[] = [
  { label: "Dashboard", href: "/admin/dashboard" },
  { label: "Manage Users", href: "/admin/users" },
  {
    label: "Manage Products",
    href: "/manage/products",
    also: ["/add-product", "/admin/product", "/admin/delisted-products", "/admin/delistproduct"],
  },
  { label: "Manage Orders", href: "/admin/orders" },
  {
    label: "Analytics & Contacts",
    href: "/admin/report",
    also: ["/admin/messages", "/admin/tax", "/admin/visits", "/admin/advice"],
  },
  { label: "My Profile", href: "/admin/profile" },
  { label: "Settings", href: "/admin/settings", also: ["/admin/audit"] },
];

/** Whether a page belongs to an entry of a sidebar. */
export function isUnder({ href, also = [] }: SidebarEntry, path: string): boolean {
  return [href, ...also].some((start) => path === start || path.startsWith(`${start}/`));
}
