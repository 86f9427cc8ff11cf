import { calls } from "@/lib/api-docs/calls";
import { served } from "@/lib/served";
import { imports, lib, moduleName, read } from "@/tests/architecture/sources";
import { routeFiles } from "@/tests/support/servers/http";

it("every module that serves calls is loaded by lib/served.ts", () => {
  const loaded = new Set(imports("lib/served.ts"));
  const serving = lib.filter((file) => /\bserve\(/.test(read(file)) && !/\/serve\.ts$/.test(file));
  const missing = serving
    .map((file) => `@/${moduleName(file)}`)
    .filter((name) => !loaded.has(name));
  expect(
    missing.map((name) => `lib/served.ts does not import ${name}, which serves a call`),
  ).toEqual([]);
});

it.each(calls.map((spec) => [`${spec.method} ${spec.path}`, spec] as const))(
  "%s is served once",
  (_name, spec) => {
    expect(served.filter(({ call }) => call === spec)).toHaveLength(1);
  },
);

it("every served call is in lib/calls.ts", () => {
  const strangers = served.filter(({ call }) => !calls.includes(call));
  expect(strangers.map(({ call }) => `${call.method} ${call.path}`)).toEqual([]);
});

it("only requests that are not calls have their own route file", () => {
  const others = ["/auth/[...nextauth]", "/payments/webhook", "/payments/callback"];
  const expected = ["/[[...path]]", ...others].sort();
  expect(
    routeFiles()
      .map((route) => route.path)
      .sort(),
  ).toEqual(expected);
});

/** The form of a served call that the search finds: name and contract on one or two lines. */
const SERVED_CALL = /^export const (\w+) = serve\(\s*\w*[cC]ontract\.\1,/gm;

it("a call is served where it is exported, under its contract's name", () => {
  const otherwise = lib
    .filter((file) => file !== "lib/http/serve.ts")
    .filter((file) => {
      const all = read(file).match(/\bserve\(/g)?.length ?? 0;
      return all !== (read(file).match(SERVED_CALL)?.length ?? 0);
    })
    .map((file) => `${file}: write \`export const addToCart = serve(contract.addToCart, …)\``);
  expect(otherwise).toEqual([]);
});

it("no two calls share method and path", () => {
  const names = calls.map((spec) => `${spec.method} ${spec.path}`);
  expect(new Set(names).size).toBe(names.length);
});
