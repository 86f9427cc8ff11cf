import { viewInput, withView } from "@/components/admin/view/view-address";

describe("withView", () => {
  const path = "/admin/orders";
  it.each([
    ["", { status: "Shipped" }, "/admin/orders?status=Shipped"],
    ["status=Shipped", { status: "" }, "/admin/orders"],
    ["status=Shipped", { status: null }, "/admin/orders"],
    ["status=Shipped", { query: "asha menon" }, "/admin/orders?status=Shipped&query=asha+menon"],
    ["status=Shipped&after=1&page=3", { query: "a" }, "/admin/orders?status=Shipped&query=a"],
    ["query=a&before=4&page=2", { after: "7", page: "3" }, "/admin/orders?query=a&after=7&page=3"],
  ])("updates %s with %o to %s", (params, values, address) => {
    expect(withView(path, new URLSearchParams(params), values)).toBe(address);
  });
});

describe("viewInput", () => {
  it("keeps single values and drops empty and repeated ones", () => {
    const given = { query: "asha", status: "", after: ["1", "2"], page: undefined };
    expect(viewInput(given)).toEqual({ query: "asha" });
  });
});
