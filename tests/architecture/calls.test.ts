import { calls } from "@/lib/calls";
import type { Handlers } from "@/lib/http/route";
import { routeFiles } from "@/tests/support/http";

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
