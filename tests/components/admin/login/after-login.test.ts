import { afterAdminLogin } from "@/components/admin/login/after-login";

describe("afterAdminLogin", () => {
  it.each([
    ["/admin/orders", "/admin/orders"],
    ["/admin/orders?after=1", "/admin/orders?after=1"],
    ["/manage/products", "/manage/products"],
    ["/add-product", "/add-product"],
    ["/api/docs", "/api/docs"],
    ["/api/orders", "/admin/dashboard"],
    ["/admin/login", "/admin/dashboard"],
    ["/cart", "/admin/dashboard"],
    ["/administer", "/admin/dashboard"],
    ["//evil.example/admin", "/admin/dashboard"],
    ["https://evil.example/admin", "/admin/dashboard"],
    [undefined, "/admin/dashboard"],
  ])("%s → %s", (next, target) => expect(afterAdminLogin(next)).toBe(target));
});
