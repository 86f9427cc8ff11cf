import { accountsAdminDocs } from "@/lib/accounts/admin/docs";
import { accountsDocs } from "@/lib/accounts/docs";
import { analyticsAdminDocs } from "@/lib/analytics/admin-docs";
import { analyticsDocs } from "@/lib/analytics/docs";
import { apiDocsDocs } from "@/lib/api-docs/docs";
import { apiKeysDocs } from "@/lib/api-keys/docs";
import { auditDocs } from "@/lib/audit/docs";
import { authAdminDocs } from "@/lib/auth/admins/admin-docs";
import { authenticatorDocs } from "@/lib/auth/authenticator/docs";
import { authDocs } from "@/lib/auth/docs";
import { sessionDocs } from "@/lib/auth/session/docs";
import type { Call } from "@/lib/call/call";
import type { CallDocs, ContractDocs } from "@/lib/call/docs";
import { contracts, isCall } from "@/lib/calls";
import { cartDocs } from "@/lib/cart/docs";
import { cashDocs } from "@/lib/cash/docs";
import { catalogueAdminDocs } from "@/lib/catalogue/admin/docs";
import { productChangesDocs } from "@/lib/catalogue/changes/docs";
import { productSheetDocs } from "@/lib/catalogue/csv/docs";
import { catalogueDocs } from "@/lib/catalogue/docs";
import { stockDocs } from "@/lib/catalogue/stock/docs";
import { contactDocs } from "@/lib/contact/docs";
import { contactRepliesDocs } from "@/lib/contact/reply-docs";
import { faultsDocs } from "@/lib/faults/docs";
import { healthDocs } from "@/lib/health/docs";
import { metricsDocs } from "@/lib/metrics/docs";
import { onlineDocs } from "@/lib/online/docs";
import { ordersAdminDocs } from "@/lib/orders/admin/docs";
import { ordersCashDocs } from "@/lib/orders/cash/docs";
import { deliveryDocs } from "@/lib/orders/delivery/docs";
import { dispatchDocs } from "@/lib/orders/dispatch/docs";
import { ordersDocs } from "@/lib/orders/docs";
import { messageOrdersDocs } from "@/lib/orders/messages/docs";
import { officeDocs } from "@/lib/orders/office/docs";
import { refundsDocs } from "@/lib/orders/refund/docs";
import { outboxDocs } from "@/lib/outbox/docs";
import { paletteDocs } from "@/lib/palette/docs";
import { paymentsDocs } from "@/lib/payments/docs";
import { paymentSettingsDocs } from "@/lib/payments/settings/docs";
import { retentionDocs } from "@/lib/retention/docs";
import { settingsDocs } from "@/lib/settings/docs";

type Contracts = typeof contracts;
export type ContractName = keyof Contracts;

/** The documentation of every contract: one that is missing, or a call of one, is a type error. */
const docs: { [Name in ContractName]: ContractDocs<Contracts[Name]> } = {
  accounts: accountsDocs,
  users: accountsAdminDocs,
  auth: authDocs,
  adminAuth: authAdminDocs,
  authenticators: authenticatorDocs,
  sessions: sessionDocs,
  auditLog: auditDocs,
  settings: settingsDocs,
  apiKeys: apiKeysDocs,
  catalogue: catalogueDocs,
  productChanges: productChangesDocs,
  catalogueAdmin: catalogueAdminDocs,
  productSheets: productSheetDocs,
  stock: stockDocs,
  cart: cartDocs,
  cash: cashDocs,
  online: onlineDocs,
  orders: ordersDocs,
  ordersAdmin: ordersAdminDocs,
  ordersCash: ordersCashDocs,
  deliveries: deliveryDocs,
  dispatches: dispatchDocs,
  officeOrders: officeDocs,
  refunds: refundsDocs,
  payments: paymentsDocs,
  paymentSettings: paymentSettingsDocs,
  reports: faultsDocs,
  analytics: analyticsDocs,
  analyticsAdmin: analyticsAdminDocs,
  contact: contactDocs,
  contactReplies: contactRepliesDocs,
  messageOrders: messageOrdersDocs,
  outbox: outboxDocs,
  retention: retentionDocs,
  palette: paletteDocs,
  health: healthDocs,
  metrics: metricsDocs,
  apiDocs: apiDocsDocs,
};

/** A call with what is said of it; `name` is the one that its contract exports it under. */
export type DocumentedCall = { contract: ContractName; name: string; spec: Call; docs: CallDocs };

/** Every call with its documentation, in the order in which a reader meets them: for generated documents and tests only. */
export const documentedCalls: readonly DocumentedCall[] = Object.entries(docs).flatMap(
  ([key, entries]) => {
    const contract = key as ContractName;
    const exported: Partial<Record<string, unknown>> = contracts[contract];
    return Object.entries(entries as Record<string, CallDocs>).flatMap(([name, said]) => {
      const spec = exported[name];
      return isCall(spec) ? [{ contract, name, spec, docs: said }] : [];
    });
  },
);
