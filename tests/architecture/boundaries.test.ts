import {
  app,
  components,
  importedFiles,
  imports,
  lib,
  moduleName,
  offenders,
  product,
  read,
  scripts,
  sources,
} from "@/tests/architecture/sources";

it("components render plain data and import no server-only module", () => {
  const serverOnly = new Set(
    lib
      .filter((file) => read(file).includes('import "server-only"'))
      .map((file) => `@/${moduleName(file)}`),
  );
  expect(offenders(components, (imported) => serverOnly.has(imported))).toEqual([]);
  expect(offenders(components, (imported) => imported.startsWith("@/app/"))).toEqual([]);
});

it("lib never imports app or components", () => {
  expect(offenders(lib, (imported) => /^@\/(app|components)\//.test(imported))).toEqual([]);
});

it("the product imports no tool, test or script", () => {
  const isTool = (imported: string) => /^(scripts|tests|workshop|packages)\//.test(imported);
  const wrong = product.flatMap((file) =>
    importedFiles(file)
      .filter(isTool)
      .map((imported) => `${file} imports ${imported}: move what both need into lib.`),
  );
  expect(wrong).toEqual([]);
});

it("scripts import no test and no workshop", () => {
  expect(offenders(scripts, (imported) => /(^@?|\/)(tests|workshop)\//.test(imported))).toEqual([]);
});

it("a package imports nothing of the project", () => {
  const wrong = sources("packages").flatMap((file) => {
    const own = file.split("/").slice(0, 2).join("/");
    return importedFiles(file)
      .filter((imported) => !imported.startsWith(`${own}/`))
      .map((imported) => `${file} imports ${imported}: a package stands alone.`);
  });
  expect(wrong).toEqual([]);
});

it("a page imports only from its own folder of app, or from one above it", () => {
  const wrong = app.flatMap((file) =>
    importedFiles(file)
      .filter((imported) => imported.startsWith("app/") && !isAbove(imported, file))
      .map(
        (imported) => `${file} imports ${imported}: what two pages share belongs in components.`,
      ),
  );
  expect(wrong).toEqual([]);
});

it.each([
  ["next-auth and iron-session", /^(next-auth|iron-session)(\/|$)/, /^lib\/(auth|identity)\//],
  ["razorpay, which only tests and the stand-in compare with,", /^razorpay(\/|$)/, /^$/],
  ["the Prisma client", /^@prisma\/|^@\/generated\//, /^lib\/(db\.ts$|database\/)/],
  ["nodemailer", /^nodemailer$/, /^lib\/mail\//],
  ["pg-boss", /^pg-boss$/, /^lib\/(jobs|boot)\//],
  ["undici", /^undici$/, /^lib\/(http\/tier\/upstream|payments\/provider\/provider)-request\.ts$/],
  [
    "Next's cache tags",
    /^next\/dist\/server\/lib\/incremental-cache\//,
    /^lib\/catalogue\/pages\/expire\.ts$/,
  ],
  ["the file store and the picture decoder", /^(flydrive|sharp)(\/|$)/, /^lib\/files\//],
])("only its own place imports %s", (_name, what, where) => {
  const wrong = offenders(product, (imported, file) => what.test(imported) && !where.test(file));
  expect(wrong.map((line) => `${line}: only ${where.source} may`)).toEqual([]);
});

it("only lib/env.ts reads the environment", () => {
  const allowed = new Set(["lib/env.ts", "instrumentation.ts"]);
  const isReader = (file: string) => read(file).includes("process.env") && !allowed.has(file);
  expect(product.filter(isReader)).toEqual([]);
});

it("server-only modules import server-only", () => {
  const services = lib.filter((file) => /\/(service|settle|sessions|outbox)\.ts$/.test(file));
  expect(services.length).toBeGreaterThan(8);
  expect(services.filter((file) => !read(file).startsWith('import "server-only";'))).toEqual([]);
});

it("pages and handlers hold no queries", () => {
  expect(app.filter((file) => imports(file).includes("@/lib/db"))).toEqual([]);
});

/** Whether a file of app lies in the folder of another, or in one above it. */
function isAbove(imported: string, file: string): boolean {
  const folder = imported.slice(0, imported.lastIndexOf("/") + 1);
  return file.startsWith(folder);
}
