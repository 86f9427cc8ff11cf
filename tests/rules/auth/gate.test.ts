import { gateTo } from "@/components/auth/gate";

it.each([
  ["/checkout", "Log in to check out. Your cart is kept."],
  ["/checkout?address=1", "Log in to check out. Your cart is kept."],
  ["/cart", "Log in to go on. Your cart is kept."],
  ["/products/ac03w-7-4-kw", "Log in to buy. We take you back to the charger you chose."],
])("on the way to %s it says %j", (next, login) => {
  expect(gateTo(next)?.login).toBe(login);
  expect(gateTo(next)?.signup).toBe(login.replace("Log in", "Create an account"));
});

it.each(["/dashboard", "/products", "/order", "/checkout-more", "/products/after/one"])(
  "on the way to %s it promises nothing",
  (next) => expect(gateTo(next)).toBeNull(),
);
