/**
 * Every call of section 7 of the two specifications, by heading, with method and path
 * as written there. Two of the public site's three are also under users. Calls about emailed codes, which wait for
 * mails, have lists of their own.
 */
export const SECTION_7 = {
  users: [
    "POST /users/signup",
    "POST /users/login",
    "POST /users/logout",
    "GET /users/profile",
    "PATCH /users/update",
    "GET /users/profile-picture",
    "POST /users/profile-picture/upload",
    "POST /users/otp/generate",
    "POST /users/otp/verify/email",
    "GET /users/address",
    "POST /users/address",
    "PATCH /users/address/{type}",
    "PATCH /users/address/{type}/set-default",
    "DELETE /users/address/{type}",
  ],
  "users-codes": [
    "POST /users/2fa/verify",
    "POST /users/password-reset/request",
    "POST /users/password-reset/confirm",
    "GET /users/2fa/status",
    "PATCH /users/2fa/toggle",
  ],
  admin: [
    "POST /admin/signup",
    "POST /admin/login",
    "GET /admin/profile",
    "PATCH /admin/update",
    "POST /admin/otp/generate",
    "POST /admin/otp/verify/email",
    "GET /admin/view-users",
  ],
  "admin-codes": [
    "POST /admin/2fa/verify",
    "POST /admin/password-reset/request",
    "POST /admin/password-reset/confirm",
    "GET /admin/2fa/status",
    "PATCH /admin/2fa/toggle",
  ],
  products: [
    "GET /products/all",
    "GET /products/get_by_id/{id}",
    "POST /products/search",
    "PUT /products/toggle-listing",
    "GET /products/admin/get-delisted/{from}-{to}",
    "POST /products/add",
    "PUT /products/update",
  ],
  analytics: [
    "POST /analytics/user_purchase_summary",
    "POST /analytics/user_total_spent_and_orders",
    "GET /analytics/product_analytics",
    "GET /analytics/product_stock_analysis",
    "GET /analytics/total_sales",
    "GET /contact/getallcontacts",
  ],
  cart: [
    "POST /cart/getcartdetails",
    "POST /cart/addtocart",
    "POST /cart/increasequantity",
    "POST /cart/decreasemethods",
    "POST /cart/removefromcart",
  ],
  orders: [
    "POST /order/orderhistory",
    "POST /order/addorder",
    "POST /order/cancelorder",
    "GET /order/allorderdata",
    "POST /order/statusupdate",
    "POST /payments/createpayment",
    "POST /payments/verifypayment",
  ],
  site: ["GET /users/profile", "POST /users/logout", "POST /contact/contactus"],
} as const;

export type Section = keyof typeof SECTION_7;
export type CallName = (typeof SECTION_7)[Section][number];
