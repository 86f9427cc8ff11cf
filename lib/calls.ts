import * as users from "@/lib/accounts/admin/contract";
import * as accounts from "@/lib/accounts/contract";
import * as analyticsAdmin from "@/lib/analytics/admin-contract";
import * as analytics from "@/lib/analytics/contract";
import * as apiDocs from "@/lib/api-docs/contract";
import * as apiKeys from "@/lib/api-keys/contract";
import * as auditLog from "@/lib/audit/contract";
import * as adminAuth from "@/lib/auth/admins/admin-contract";
import * as authenticators from "@/lib/auth/authenticator/contract";
import * as auth from "@/lib/auth/contract";
import * as sessions from "@/lib/auth/session/contract";
import type { Call } from "@/lib/call/call";
import * as cart from "@/lib/cart/contract";
import * as cash from "@/lib/cash/contract";
import * as catalogueAdmin from "@/lib/catalogue/admin/contract";
import * as productChanges from "@/lib/catalogue/changes/contract";
import * as catalogue from "@/lib/catalogue/contract";
import * as productSheets from "@/lib/catalogue/csv/contract";
import * as stock from "@/lib/catalogue/stock/contract";
import * as contact from "@/lib/contact/contract";
import * as contactReplies from "@/lib/contact/reply-contract";
import * as reports from "@/lib/faults/contract";
import * as health from "@/lib/health/contract";
import * as metrics from "@/lib/metrics/contract";
import * as online from "@/lib/online/contract";
import * as ordersAdmin from "@/lib/orders/admin/contract";
import * as ordersCash from "@/lib/orders/cash/contract";
import * as orders from "@/lib/orders/contract";
import * as deliveries from "@/lib/orders/delivery/contract";
import * as dispatches from "@/lib/orders/dispatch/contract";
import * as messageOrders from "@/lib/orders/messages/contract";
import * as officeOrders from "@/lib/orders/office/contract";
import * as refunds from "@/lib/orders/refund/contract";
import * as outbox from "@/lib/outbox/contract";
import * as palette from "@/lib/palette/contract";
import * as payments from "@/lib/payments/contract";
import * as paymentSettings from "@/lib/payments/settings/contract";
import * as retention from "@/lib/retention/contract";
import * as settings from "@/lib/settings/contract";

const people = {
  accounts,
  users,
  auth,
  adminAuth,
  authenticators,
  sessions,
  auditLog,
  settings,
  apiKeys,
};
const goods = {
  catalogue,
  productChanges,
  catalogueAdmin,
  productSheets,
  stock,
  cart,
  cash,
  online,
};
const trade = {
  orders,
  ordersAdmin,
  ordersCash,
  deliveries,
  dispatches,
  officeOrders,
  refunds,
  payments,
  paymentSettings,
  reports,
  analytics,
  analyticsAdmin,
};

/** Every contract there is, by the name that its documentation has in lib/call-docs.ts. */
export const contracts = {
  ...people,
  ...goods,
  ...trade,
  contact,
  contactReplies,
  messageOrders,
  outbox,
  retention,
  palette,
  health,
  metrics,
  apiDocs,
};

/** Every call there is: for tests and generated lists only. */
export const calls: readonly Call[] = Object.values(contracts).flatMap((contract) =>
  Object.values(contract).filter(isCall),
);

/** Whether something that a contract exports is a call. */
export function isCall(value: unknown): value is Call {
  return typeof value === "object" && value !== null && "access" in value && "path" in value;
}
