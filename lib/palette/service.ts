import "server-only";
import { listUsers } from "@/lib/accounts/admin/users";
import { listAdminProducts } from "@/lib/catalogue/admin/lists";
import { serve } from "@/lib/http/serve";
import { listOrders } from "@/lib/orders/admin/list";
import * as contract from "@/lib/palette/contract";
import { FEW } from "@/lib/palette/rules";

export const searchOffice = serve(contract.searchOffice, async (admin, { query }) => {
  const page = { query, limit: FEW };
  const [{ orders }, { products }, { users }] = await Promise.all([
    listOrders(admin, { ...page, canceled: "true" }),
    listAdminProducts(admin, page),
    listUsers(admin, page),
  ]);
  return {
    orders: orders.map((order) => ({
      id: order.order_id,
      number: order.order_number,
      customer: order.user_name,
      product: order.product_name,
      status: order.order_status,
    })),
    products: products.map(({ id, name, model, is_listed }) => {
      return { id, name, model, listed: is_listed };
    }),
    customers: users.map(({ id, name, email, phone_number }) => {
      return { id, name, email, phone_number };
    }),
  };
});
