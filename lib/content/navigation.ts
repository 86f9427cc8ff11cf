/** Where one can go. Only entries with `ready` are drawn, so nothing ever links to a page that is not there. */
export type NavEntry = { label: string; href: string; ready: boolean };

/** An entry of a mega-menu: a picture tile. */
export type NavTile = NavEntry & {
  text: string;
  picture: { base: string; widths: readonly number[]; width: number; height: number };
  /** object-position of the picture in the tile. */
  position?: string;
};

/** A mega-menu. It is drawn when one of its tiles is ready. */
export type NavMenu = { id: string; label: string; tiles: readonly NavTile[] };

const scene = (name: string) => ({
  base: `/media/scenes/scene-${name}`,
  widths: [960, 1920],
  width: 1920,
  height: 1080,
});
const charger = (name: string) => ({
  base: `/media/chargers/${name}`,
  widths: [640, 1200],
  width: 1200,
  height: 1200,
});

export const solutionsMenu: NavMenu = {
  id: "menu-solutions",
  label: "Solutions",
  tiles: [
    {
      label: "Home and Housing Societies",
      text: "3.3 to 22 kW",
      href: "/solutions/home-and-housing-societies",
      ready: false,
      picture: scene("home"),
      position: "14% 50%",
    },
    {
      label: "Office and Workplace",
      text: "7.4 to 60 kW",
      href: "/solutions/office-and-workplace",
      ready: false,
      picture: scene("basement"),
      position: "92% 50%",
    },
    {
      label: "Public Places",
      text: "22 to 150 kW",
      href: "/solutions/public-places",
      ready: false,
      picture: scene("forecourt"),
      position: "82% 50%",
    },
    {
      label: "Fleet Organization",
      text: "30 to 150 kW",
      href: "/solutions/fleet-organization",
      ready: false,
      picture: scene("depot"),
    },
  ],
};

export const aboutMenu: NavMenu = {
  id: "menu-about",
  label: "About Us",
  tiles: [
    {
      label: "Who we are",
      text: "The company and its people",
      href: "/about",
      ready: false,
      picture: charger("ac03w-7k4"),
    },
    {
      label: "How we work",
      text: "Six steps from first call to care",
      href: "/how-we-work",
      ready: false,
      picture: charger("ac02wh-7k4"),
    },
    {
      label: "Partnership",
      text: "Charging on your premises",
      href: "/partnership",
      ready: false,
      picture: charger("dc04g-150k"),
    },
    {
      label: "Careers",
      text: "Open roles",
      href: "/careers",
      ready: false,
      picture: charger("ac02p-7k4"),
    },
  ],
};

export const chargersEntry: NavEntry = { label: "Chargers", href: "/products", ready: true };
export const newsEntry: NavEntry = { label: "News", href: "/news", ready: false };
export const contactEntry: NavEntry = { label: "Contact", href: "/contact", ready: false };

export const footerNavigation: readonly NavEntry[] = [
  chargersEntry,
  { label: "Solutions", href: "/solution", ready: false },
  contactEntry,
  { label: "Careers", href: "/careers", ready: false },
  { label: "About", href: "/about", ready: false },
];

export const footerLegal: readonly NavEntry[] = [
  { label: "Terms and Conditions", href: "/terms-conditions", ready: false },
  { label: "Privacy Policy", href: "/privacy-policy", ready: false },
];

export const customerNavigation: readonly NavEntry[] = [
  { label: "Dashboard", href: "/dashboard", ready: true },
  { label: "Products", href: "/products", ready: true },
  { label: "Shopping Cart", href: "/cart", ready: true },
  { label: "My Orders", href: "/order", ready: true },
  { label: "My Profile", href: "/profile", ready: true },
  { label: "Settings", href: "/setting", ready: true },
];

export const adminNavigation: readonly NavEntry[] = [
  { label: "Dashboard", href: "/admin/dashboard", ready: false },
  { label: "Manage Users", href: "/admin/users", ready: false },
  { label: "Manage Products", href: "/manage/products", ready: false },
  { label: "Manage Orders", href: "/admin/orders", ready: true },
  { label: "Analytics & Contacts", href: "/admin/report", ready: false },
  { label: "My Profile", href: "/admin/profile", ready: true },
  { label: "Settings", href: "/admin/settings", ready: true },
];

/** Only what exists. */
export function readyOnly<T extends { ready: boolean }>(entries: readonly T[]): T[] {
  return entries.filter((entry) => entry.ready);
}
