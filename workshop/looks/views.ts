/** Saved by `looks -- before` for `-- after`: the addresses and sessions in the demo. */
export type Plan = Samples & {
  /** The time in the browser. */
  now: string;
  publicPaths: string[];
  /** Cookies per viewer, as stored by Playwright. */
  customerState: string;
  adminState: string;
};

/** Ids of the samples in the demo, so that lists and records are not empty. */
export type Samples = {
  order: string;
  message: string;
  user: string;
  product: string;
  purchase: string;
};

export type Viewer = "visitor" | "customer" | "admin";

/** A page; with `dialogs` its dialogs are taken too. */
export type View = { viewer: Viewer; path: string; dialogs?: boolean };

/** Every page in both sitemaps, but only the first three articles, chargers and cars: they share a layout. */
export async function publicPaths(origin: string): Promise<string[]> {
  const files = ["/sitemap.xml", "/products/sitemap.xml"];
  const texts = await Promise.all(
    files.map((file) => fetch(origin + file).then((answer) => answer.text())),
  );
  const paths = texts
    .flatMap((xml) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)])
    .map(([, url = ""]) => new URL(url).pathname);
  return [/^\/news\//, /^\/products\/./, /^\/cars\/./].reduce<string[]>(
    (rest, kind) => rest.filter(firstThree(kind)),
    [...new Set(paths)],
  );
}

function firstThree(kind: RegExp) {
  let seen = 0;
  return (path: string) => !kind.test(path) || ++seen <= 3;
}

/** Every view of the plan. */
export function views(plan: Plan): View[] {
  return [
    ...plan.publicPaths.map((path) => ({ viewer: "visitor" as const, path, dialogs: true })),
    ...VISITOR.map((path) => ({ viewer: "visitor" as const, path })),
    ...customerPaths(plan).map((path) => ({ viewer: "customer" as const, path, dialogs: true })),
    ...adminPaths(plan).map((path) => ({ viewer: "admin" as const, path, dialogs: true })),
  ];
}

const VISITOR = [
  ...["/nothing", "/search", "/search?q=7.4", "/search?q=zzzz", "/cart"],
  "/choose/answer?car=tata-nexon-ev+45+kWh&place=flat&phases=1&load=5&state=Delhi&hours=9&km=40",
  "/choose/answer?car=tata-xpres-t+25.5+kWh&vehicles=20&km=120&hours=9&kva=40",
  "/products/compare",
  "/products/compare?charger=ac01w-3-3-kw&charger=ac02p-7-4-kw&charger=ac03w-7-4-kw&charger=ac03w-22-kw",
  ...["/login", "/signup", "/forgot-password", "/undo-email?token=none", "/api/docs"],
  ...["/admin/login", "/admin/forgot-password", "/admin/signup?invitation=none"],
];

function customerPaths({ purchase }: Plan): string[] {
  return [
    ...["/dashboard", "/order", "/profile", "/address", "/setting", "/cart", "/checkout"],
    `/checkout/${purchase}`,
  ];
}

function adminPaths({ order, message, user, product }: Plan): string[] {
  return [
    ...["dashboard", "orders", "orders/new", "users", "delisted-products", "report", "audit"],
    ...["mails", "profile", "settings", "settings/api-keys", "settings/retention"],
    ...["authenticator", "not-allowed"],
    ...[`orders/${order}`, `orders/${order}/packing-slip`, `orders/${order}/label`],
    ...[`orders/packing-slips?ids=${order}`, `users/${user}`, `messages/${message}`],
    ...[`product/view/${product}`, `product/edit/${product}`],
  ]
    .map((name) => `/admin/${name}`)
    .concat("/manage/products", "/manage/products/import", "/add-product");
}
