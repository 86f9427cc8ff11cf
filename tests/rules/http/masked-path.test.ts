import { maskedPath } from "@/lib/observe/masked-path";

it.each([
  ["/", "/"],
  ["/products/ac03w-7k4", "/products/ac03w-7k4"],
  ["/news/how-long-does-charging-take", "/news/how-long-does-charging-take"],
  ["/admin/orders/01975f5e-7c1a-7d3b-9a54-0d3a1f6c2b11", "/admin/orders/{id}"],
  ["/order/AK-2611-000482", "/order/{id}"],
  ["/track/9876543210", "/track/{id}"],
  ["/unsubscribe/asha@example.com", "/unsubscribe/{id}"],
  ["/unsubscribe/asha%40example.com", "/unsubscribe/{id}"],
  [`/invitation/${"aZ09_-".repeat(8)}`, "/invitation/{id}"],
])("logs %s as %s", (path, written) => {
  expect(maskedPath(path)).toBe(written);
});

it("limits the length of a path", () => {
  expect(maskedPath("/a".repeat(500)).length).toBeLessThan(130);
});
