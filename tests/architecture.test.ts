import fs from "node:fs";
import path from "node:path";
import { calls } from "@/lib/calls";
import type { Handlers } from "@/lib/http/route";
import { routeFiles } from "@/tests/support/http";

const root = path.join(__dirname, "..");

function sources(folder: string): string[] {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.posix.join(folder, file));
}

const moduleName = (file: string) => `@/${file.replace(/\.tsx?$/, "")}`;
const read = (file: string) => fs.readFileSync(path.join(root, file), "utf8");

/** What a file imports, types included: a type is a dependency too. */
function imports(file: string): string[] {
  const found = read(file).matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g);
  return [...found].map((match) => match[1] ?? "");
}

const lib = sources("lib");
const app = sources("app");
const components = sources("components");
const all = [...lib, ...app, ...components, "middleware.ts", "instrumentation.ts"];

function offenders(
  files: string[],
  isWrong: (imported: string, file: string) => boolean,
): string[] {
  return files.flatMap((file) =>
    imports(file)
      .filter((imported) => isWrong(imported, file))
      .map((imported) => `${file} imports ${imported}`),
  );
}

/** The rooms of lib from the ground up. Those of one floor do not know each other. */
const FLOORS = [
  ["csv-format", "dates", "demo", "env", "keyed-id", "graphemes", "money", "ordinal"],
  ["redaction", "double-submit", "statement-names", "uuid"],
  ["call", "content", "log", "security", "parse-number"],
  ["observe"],
  ["process"],
  ["db"],
  ["bulk", "identity", "jobs", "lock", "sales"],
  ["limits"],
  ["http"],
  ["audit", "files"],
  ["mail", "online"],
  ["api-keys", "auth", "metrics", "outbox"],
  ["accounts", "settings"],
  ["catalogue", "contact"],
  ["cash", "seo"],
  ["cart"],
  ["orders"],
  ["analytics", "faults", "palette"],
  ["retention"],
  ["payments", "privacy"],
  ["boot", "health"],
  ["calls"],
  ["call-docs"],
  ["api-docs"],
];

/** Imports that run up. None may join them. */
const UPWARD = new Set([
  // A copied API key is reported from where it is used.
  "lib/identity/key-use.ts imports @/lib/audit/record",
  "lib/identity/key-use.ts imports @/lib/mail/letters/alerts",
  // The limits of a picture stand with the product's other fields.
  "lib/files/product-picture.ts imports @/lib/catalogue/products/product-fields",
  // The documentation is a call itself.
  "lib/calls.ts imports @/lib/api-docs/contract",
  "lib/call-docs.ts imports @/lib/api-docs/docs",
]);

/** "@/lib/orders/cash/rules" and "lib/orders/cash/rules.ts" → "orders"; "lib/money.ts" → "money". */
const roomOf = (file: string) => /^(?:@\/)?lib\/([^/.]+)/.exec(file)?.[1] ?? "";
const floorOf = (room: string) => FLOORS.findIndex((floor) => floor.includes(room));

function isBelow(imported: string, file: string): boolean {
  const [from, to] = [roomOf(file), roomOf(imported)];
  return from === to || floorOf(to) < floorOf(from) || UPWARD.has(`${file} imports ${imported}`);
}

function sentence(from: string, to: string): string {
  return `lib/${to} stands on no floor below lib/${from}. Move what is needed down to where both may reach it, or the code that needs it up.`;
}

describe("the import law", () => {
  it("components draw plain data: nothing in them reaches what runs only on the server", () => {
    const serverOnly = new Set(
      lib.filter((file) => read(file).includes('import "server-only"')).map(moduleName),
    );
    expect(offenders(components, (imported) => serverOnly.has(imported))).toEqual([]);
    expect(offenders(components, (imported) => imported.startsWith("@/app/"))).toEqual([]);
  });

  it("lib never imports app or components", () => {
    expect(offenders(lib, (imported) => /^@\/(app|components)\//.test(imported))).toEqual([]);
  });

  it.each([
    ["next-auth and iron-session", /^(next-auth|iron-session)(\/|$)/, /^lib\/(auth|identity)\//],
    ["razorpay", /^razorpay(\/|$)/, /^lib\/payments\/provider\/razorpay\.ts$/],
    ["the Prisma client", /^@prisma\/|^@\/generated\//, /^lib\/db\.ts$/],
    ["nodemailer", /^nodemailer$/, /^lib\/mail\//],
    ["pg-boss", /^pg-boss$/, /^lib\/(jobs|boot)\//],
    ["undici", /^undici$/, /^lib\/http\/tier\/upstream-request\.ts$/],
    ["the file store and the picture decoder", /^(flydrive|sharp)(\/|$)/, /^lib\/files\//],
  ])("only its own place imports %s", (_name, what, where) => {
    expect(offenders(all, (imported, file) => what.test(imported) && !where.test(file))).toEqual(
      [],
    );
  });

  it("only lib/env.ts reads the environment", () => {
    const allowed = new Set(["lib/env.ts", "instrumentation.ts"]);
    const readers = all.filter((file) => read(file).includes("process.env") && !allowed.has(file));
    expect(readers).toEqual([]);
  });

  it("every room of lib stands on a floor", () => {
    const rooms = new Set(lib.map(roomOf));
    expect([...rooms].filter((room) => floorOf(room) < 0)).toEqual([]);
    expect(FLOORS.flat().filter((room) => !rooms.has(room))).toEqual([]);
  });

  it("every room of lib is on the map", () => {
    const map = read("docs/map.md");
    expect(FLOORS.flat().filter((room) => !map.includes(`\`lib/${room}\``))).toEqual([]);
  });

  it("a room of lib imports only from floors below its own", () => {
    const wrong = lib.flatMap((file) =>
      imports(file)
        .filter((imported) => imported.startsWith("@/lib/") && !isBelow(imported, file))
        .map(
          (imported) => `${file} imports ${imported}: ${sentence(roomOf(file), roomOf(imported))}`,
        ),
    );
    expect(wrong).toEqual([]);
  });

  it("what runs on the server says so", () => {
    const services = lib.filter((file) => /\/(service|settle|sessions|outbox)\.ts$/.test(file));
    expect(services.length).toBeGreaterThan(8);
    expect(services.filter((file) => !read(file).startsWith('import "server-only";'))).toEqual([]);
  });

  it("pages and handlers hold no queries", () => {
    expect(offenders(app, (imported) => imported === "@/lib/db")).toEqual([]);
  });
});

describe("calls and route files", () => {
  const exceptions = new Set([
    ...["/auth/[...nextauth]", "/payments/webhook", "/payments/callback"],
    // What a process tells itself.
    "/revalidation",
    // Whatever is no call's path.
    "/[[...path]]",
  ]);
  const routes = new Map(routeFiles().map(({ path: route, file }) => [route, file]));
  const routeOf = (callPath: string) => callPath.replace(/\{(\w+)\}/g, "[$1]");

  it.each(calls.map((spec) => [`${spec.method} ${spec.path}`, spec] as const))(
    "%s has its route file",
    async (_name, spec) => {
      const file = routes.get(routeOf(spec.path));
      if (!file) throw new Error(`${spec.path} has no route file`);
      const handlers = (await import(file)) as Partial<Handlers>;
      expect(handlers[spec.method]?.spec).toBe(spec);
    },
  );

  it("every route file has its call", () => {
    const known = new Set(calls.map((spec) => routeOf(spec.path)));
    const strangers = [...routes.keys()].filter(
      (route) => !known.has(route) && !exceptions.has(route),
    );
    expect(strangers).toEqual([]);
  });

  it("no two calls share method and path", () => {
    const names = calls.map((spec) => `${spec.method} ${spec.path}`);
    expect(new Set(names).size).toBe(names.length);
  });
});

it("files stay small enough to read", () => {
  const long = all.filter((file) => read(file).split("\n").length > 250);
  expect(long).toEqual([]);
});
