import { lead } from "@/lib/http/unusual-requests";

const rewritten = (method: string, url: string, headers: Record<string, string> = {}) => {
  const request = { method, url, headers };
  lead(request);
  return [request.method, request.url, request.headers];
};

it.each([
  ["GET", "/api/products/all?limit=5"],
  ["POST", "/api/order/addorder"],
  ["GET", "/api/products/get_by_id/%E2%82%B9"],
  ["GET", "/api/products/all?limit=%E0%A4%A"],
  ["TRACE", "/products"],
  ["GET", "/products/%E2%82%B9"],
])("leaves %s %s unchanged", (method, url) => {
  expect(rewritten(method, url)).toEqual([method, url, {}]);
});

it.each(["TRACE", "PROPFIND", "LINK", "QUERY"])(
  "rewrites %s to a method that is refused",
  (method) => {
    const headers = { "x-refused-method": method };
    expect(rewritten(method, "/api/products/all")).toEqual([
      "OPTIONS",
      "/api/products/all",
      headers,
    ]);
  },
);

it.each([
  ["/api/products/get_by_id/%E0%A4%A", "/api/-"],
  ["/api/%", "/api/-"],
  ["//api/%zz?a=%zz", "/api/-?a=%zz"],
  ["/API/products/all", "/api/-"],
])("rewrites %s to an address that no call has", (url, address) => {
  expect(rewritten("GET", url)).toEqual(["GET", address, {}]);
});

it.each([
  ["/%", "/-/-"],
  ["/%zz?a=%zz", "/-/-?a=%zz"],
  ["/products/%E0%A4%A", "/-/-"],
  ["/apis/%E0%A4%A", "/-/-"],
  ["/admin/%ff", "/-/-"],
  ["*", "/-/-"],
  ["/products/ac03w-22-kw.rsc", "/-/-"],
  ["/products/ac03w-22-kw%2ersc", "/-/-"],
  ["/_global-error?a=1", "/-/-?a=1"],
  ["//500", "/-/-"],
])("rewrites %s to an address that no page has", (url, address) => {
  expect(rewritten("GET", url)).toEqual(["GET", address, {}]);
});

it("drops a client's own x-refused-method header", () => {
  expect(rewritten("OPTIONS", "/api/health", { "x-refused-method": "TRACE" })).toEqual([
    "OPTIONS",
    "/api/health",
    {},
  ]);
});
