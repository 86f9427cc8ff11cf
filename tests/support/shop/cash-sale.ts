import { request } from "@/tests/support/servers/http";
import { aBuyer, type aProduct } from "@/tests/support/shop/builders";
import { line } from "@/tests/support/shop/shop";

/** Somebody buys so many for cash. */
export async function sell(product: Awaited<ReturnType<typeof aProduct>>, units = 1) {
  const buyer = await aBuyer(product, units);
  const body = { paymentoption: "Cash", products: [line(product, units)] };
  const placed = await request("/order/addorder", { token: buyer.token, body });
  if (placed.status !== 200) throw new Error(placed.body.message);
  return { ...buyer, orderId: placed.body.order_ids[0] as string };
}
