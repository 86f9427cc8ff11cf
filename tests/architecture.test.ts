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

  it("features are used in one direction only", () => {
    // Lower first: a feature may use those before it.
    const order = [
      ...["content", "settings", "sales", "catalogue", "accounts", "contact", "online"],
      ...["cash", "cart", "orders", "payments", "reports", "analytics", "palette"],
    ];
    const wrong = offenders(lib, (imported, file) => {
      const from = order.indexOf(file.split("/")[1] ?? "");
      const to = order.indexOf(imported.match(/^@\/lib\/([a-z]+)\//)?.[1] ?? "");
      return from >= 0 && to > from;
    });
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
