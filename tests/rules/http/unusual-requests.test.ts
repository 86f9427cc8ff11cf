import { lead } from "@/lib/http/unusual-requests";

const led = (method: string, url: string, headers: Record<string, string> = {}) => {
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
])("leaves %s %s as it is", (method, url) => {
  expect(led(method, url)).toEqual([method, url, {}]);
});

it.each(["TRACE", "PROPFIND", "LINK", "QUERY"])(
  "%s comes as a method that is refused",
  (method) => {
    const headers = { "x-refused-method": method };
    expect(led(method, "/api/products/all")).toEqual(["OPTIONS", "/api/products/all", headers]);
  },
);

it.each([
  ["/api/products/get_by_id/%E0%A4%A", "/api/-"],
  ["/api/%", "/api/-"],
  ["//api/%zz?a=%zz", "/api/-?a=%zz"],
  ["/API/products/all", "/api/-"],
])("%s is no call's address", (url, address) => {
  expect(led("GET", url)).toEqual(["GET", address, {}]);
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
])("%s is no page's address", (url, address) => {
  expect(led("GET", url)).toEqual(["GET", address, {}]);
});

it("believes nobody who says that the method is another", () => {
  expect(led("OPTIONS", "/api/health", { "x-refused-method": "TRACE" })).toEqual([
    "OPTIONS",
    "/api/health",
    {},
  ]);
});
