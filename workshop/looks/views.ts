/** What `looks -- before` keeps for `-- after`: addresses and sessions of the demo's data. */
export type Plan = Samples & {
  /** The time in the browser. */
  now: string;
  publicPaths: string[];
  /** Cookies by who is signed in, as Playwright stores them. */
  customerState: string;
  adminState: string;
};

/** Ids of what was put into the demo, so that lists and records have something to show. */
export type Samples = {
  order: string;
  message: string;
  user: string;
  product: string;
  purchase: string;
};

/** Who looks. */
export type Viewer = "visitor" | "customer" | "admin";

/** A page. With `dialogs` they are shown one after another as well. */
export type View = { viewer: Viewer; path: string; dialogs?: boolean };

/** Every page that both sitemaps name; of articles and legal texts the first three, which are of one make. */
export async function publicPaths(origin: string): Promise<string[]> {
  const files = ["/sitemap.xml", "/products/sitemap.xml"];
  const texts = await Promise.all(
    files.map((file) => fetch(origin + file).then((answer) => answer.text())),
  );
  const paths = texts
    .flatMap((xml) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)])
    .map(([, url = ""]) => new URL(url).pathname);
  return [...new Set(paths)].filter(firstThree(/^\/news\//)).filter(firstThree(/^\/products\/./));
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
