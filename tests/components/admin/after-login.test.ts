import { afterAdminLogin } from "@/components/admin/after-login";

describe("afterAdminLogin", () => {
  it.each([
    ["/admin/orders", "/admin/orders"],
    ["/admin/orders?after=1", "/admin/orders?after=1"],
    ["/manage/products", "/manage/products"],
    ["/add-product", "/add-product"],
    ["/admin/login", "/admin/orders"],
    ["/cart", "/admin/orders"],
    ["/administer", "/admin/orders"],
    ["//evil.example/admin", "/admin/orders"],
    ["https://evil.example/admin", "/admin/orders"],
    [undefined, "/admin/orders"],
  ])("%s → %s", (next, target) => expect(afterAdminLogin(next)).toBe(target));
});
