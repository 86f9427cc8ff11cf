import { pathMatcher } from "@/lib/http/match-path";

const match = pathMatcher([
  "/orders/{id}",
  "/orders/all",
  "/orders/{id}/lines/{line}",
  "/orders/{id}/lines/all",
  "/orders/all/lines/{line}",
  "/openapi.json",
]);

it.each<[string[], string, Record<string, string>]>([
  [["orders", "7"], "/orders/{id}", { id: "7" }],
  [["orders", "all"], "/orders/all", {}],
  [["orders", "7", "lines", "2"], "/orders/{id}/lines/{line}", { id: "7", line: "2" }],
  [["orders", "7", "lines", "all"], "/orders/{id}/lines/all", { id: "7" }],
  // The first segment that differs decides, as in Next's folders.
  [["orders", "all", "lines", "all"], "/orders/all/lines/{line}", { line: "all" }],
  [["openapi.json"], "/openapi.json", {}],
  // An encoded slash stays inside its segment.
  [["orders", "a/b"], "/orders/{id}", { id: "a/b" }],
  [["orders", "__proto__"], "/orders/{id}", { id: "__proto__" }],
])("%j matches %s", (segments, path, params) => {
  expect(match(segments)).toEqual({ path, params });
});

it.each([
  [[]],
  [["orders"]],
  [["orders/all"]],
  [["Orders", "all"]],
  [["orders", "7", "lines"]],
  [["orders", "7", "lines", "2", "more"]],
  [["openapi_json"]],
  [["{id}"]],
])("%j matches nothing", (segments) => {
  expect(match(segments)).toBeNull();
});
