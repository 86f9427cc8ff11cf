import * as accountsAdmin from "@/lib/accounts/admin/contract";
import * as accountsAdminDocs from "@/lib/accounts/admin/docs";
import * as accounts from "@/lib/accounts/contract";
import * as accountsDocs from "@/lib/accounts/docs";
import * as advice from "@/lib/advice/contract";
import * as adviceDocs from "@/lib/advice/docs";
import * as adviceOffice from "@/lib/advice/office/contract";
import * as adviceOfficeDocs from "@/lib/advice/office/docs";
import * as adviceProduct from "@/lib/advice/product/contract";
import * as adviceProductDocs from "@/lib/advice/product/docs";
import * as analyticsAdmin from "@/lib/analytics/admin-contract";
import * as analyticsAdminDocs from "@/lib/analytics/admin-docs";
import * as analytics from "@/lib/analytics/contract";
import * as analyticsDocs from "@/lib/analytics/docs";
import * as apiDocs from "@/lib/api-docs/contract";
import * as apiDocsDocs from "@/lib/api-docs/docs";
import * as apiKeys from "@/lib/api-keys/contract";
import * as apiKeysDocs from "@/lib/api-keys/docs";
import * as audit from "@/lib/audit/contract";
import * as auditDocs from "@/lib/audit/docs";
import * as authAdminsAdmin from "@/lib/auth/admins/admin-contract";
import * as authAdminsAdminDocs from "@/lib/auth/admins/admin-docs";
import * as authAuthenticator from "@/lib/auth/authenticator/contract";
import * as authAuthenticatorDocs from "@/lib/auth/authenticator/docs";
import * as auth from "@/lib/auth/contract";
import * as authDocs from "@/lib/auth/docs";
import * as authSession from "@/lib/auth/session/contract";
import * as authSessionDocs from "@/lib/auth/session/docs";
import * as authSignUp from "@/lib/auth/sign-up/contract";
import * as authSignUpDocs from "@/lib/auth/sign-up/docs";
import { documented } from "@/lib/call/docs";
import * as cart from "@/lib/cart/contract";
import * as cartDocs from "@/lib/cart/docs";
import * as cash from "@/lib/cash/contract";
import * as cashDocs from "@/lib/cash/docs";
import * as catalogueAdmin from "@/lib/catalogue/admin/contract";
import * as catalogueAdminDocs from "@/lib/catalogue/admin/docs";
import * as catalogueChanges from "@/lib/catalogue/changes/contract";
import * as catalogueChangesDocs from "@/lib/catalogue/changes/docs";
import * as catalogue from "@/lib/catalogue/contract";
import * as catalogueCsv from "@/lib/catalogue/csv/contract";
import * as catalogueCsvDocs from "@/lib/catalogue/csv/docs";
import * as catalogueDatasheet from "@/lib/catalogue/datasheet/contract";
import * as catalogueDatasheetDocs from "@/lib/catalogue/datasheet/docs";
import * as catalogueDocs from "@/lib/catalogue/docs";
import * as catalogueStock from "@/lib/catalogue/stock/contract";
import * as catalogueStockDocs from "@/lib/catalogue/stock/docs";
import * as company from "@/lib/company/contract";
import * as companyDocs from "@/lib/company/docs";
import * as companyPortals from "@/lib/company/portals/contract";
import * as companyPortalsDocs from "@/lib/company/portals/docs";
import * as contact from "@/lib/contact/contract";
import * as contactDocs from "@/lib/contact/docs";
import * as contactPhoto from "@/lib/contact/photo-contract";
import * as contactPhotoDocs from "@/lib/contact/photo-docs";
import * as contactReply from "@/lib/contact/reply-contract";
import * as contactReplyDocs from "@/lib/contact/reply-docs";
import * as delivery from "@/lib/delivery/contract";
import * as deliveryDocs from "@/lib/delivery/docs";
import * as faults from "@/lib/faults/contract";
import * as faultsDocs from "@/lib/faults/docs";
import * as filing from "@/lib/filing/contract";
import * as filingDocs from "@/lib/filing/docs";
import * as health from "@/lib/health/contract";
import * as healthDocs from "@/lib/health/docs";
import * as metrics from "@/lib/metrics/contract";
import * as metricsDocs from "@/lib/metrics/docs";
import * as online from "@/lib/online/contract";
import * as onlineDocs from "@/lib/online/docs";
import * as ordersAdmin from "@/lib/orders/admin/contract";
import * as ordersAdminDocs from "@/lib/orders/admin/docs";
import * as ordersCash from "@/lib/orders/cash/contract";
import * as ordersCashDocs from "@/lib/orders/cash/docs";
import * as orders from "@/lib/orders/contract";
import * as ordersDelivery from "@/lib/orders/delivery/contract";
import * as ordersDeliveryDocs from "@/lib/orders/delivery/docs";
import * as ordersDispatch from "@/lib/orders/dispatch/contract";
import * as ordersDispatchDocs from "@/lib/orders/dispatch/docs";
import * as ordersDocs from "@/lib/orders/docs";
import * as ordersEway from "@/lib/orders/eway/contract";
import * as ordersEwayDocs from "@/lib/orders/eway/docs";
import * as ordersMessages from "@/lib/orders/messages/contract";
import * as ordersMessagesDocs from "@/lib/orders/messages/docs";
import * as ordersOffice from "@/lib/orders/office/contract";
import * as ordersOfficeDocs from "@/lib/orders/office/docs";
import * as ordersOwn from "@/lib/orders/own/contract";
import * as ordersOwnDocs from "@/lib/orders/own/docs";
import * as ordersPapers from "@/lib/orders/papers/contract";
import * as ordersPapersDocs from "@/lib/orders/papers/docs";
import * as ordersRefund from "@/lib/orders/refund/contract";
import * as ordersRefundDocs from "@/lib/orders/refund/docs";
import * as outbox from "@/lib/outbox/contract";
import * as outboxDocs from "@/lib/outbox/docs";
import * as palette from "@/lib/palette/contract";
import * as paletteDocs from "@/lib/palette/docs";
import * as payments from "@/lib/payments/contract";
import * as paymentsDocs from "@/lib/payments/docs";
import * as paymentsSettings from "@/lib/payments/settings/contract";
import * as paymentsSettingsDocs from "@/lib/payments/settings/docs";
import * as portalsEinvoice from "@/lib/portals/einvoice/contract";
import * as portalsEinvoiceDocs from "@/lib/portals/einvoice/docs";
import * as portalsEway from "@/lib/portals/eway/contract";
import * as portalsEwayDocs from "@/lib/portals/eway/docs";
import * as retention from "@/lib/retention/contract";
import * as retentionDocs from "@/lib/retention/docs";
import * as settings from "@/lib/settings/contract";
import * as settingsDocs from "@/lib/settings/docs";
import * as visits from "@/lib/visits/contract";
import * as visitsDocs from "@/lib/visits/docs";

/** Every contract with calls, by its folder in lib, with its documentation. Written by `npm run generate`. */
export const callList = {
  "accounts/admin": documented(accountsAdmin, accountsAdminDocs),
  accounts: documented(accounts, accountsDocs),
  advice: documented(advice, adviceDocs),
  "advice/office": documented(adviceOffice, adviceOfficeDocs),
  "advice/product": documented(adviceProduct, adviceProductDocs),
  "analytics/admin": documented(analyticsAdmin, analyticsAdminDocs),
  analytics: documented(analytics, analyticsDocs),
  "api-docs": documented(apiDocs, apiDocsDocs),
  "api-keys": documented(apiKeys, apiKeysDocs),
  audit: documented(audit, auditDocs),
  "auth/admins/admin": documented(authAdminsAdmin, authAdminsAdminDocs),
  "auth/authenticator": documented(authAuthenticator, authAuthenticatorDocs),
  auth: documented(auth, authDocs),
  "auth/session": documented(authSession, authSessionDocs),
  "auth/sign-up": documented(authSignUp, authSignUpDocs),
  cart: documented(cart, cartDocs),
  cash: documented(cash, cashDocs),
  "catalogue/admin": documented(catalogueAdmin, catalogueAdminDocs),
  "catalogue/changes": documented(catalogueChanges, catalogueChangesDocs),
  catalogue: documented(catalogue, catalogueDocs),
  "catalogue/csv": documented(catalogueCsv, catalogueCsvDocs),
  "catalogue/datasheet": documented(catalogueDatasheet, catalogueDatasheetDocs),
  "catalogue/stock": documented(catalogueStock, catalogueStockDocs),
  company: documented(company, companyDocs),
  "company/portals": documented(companyPortals, companyPortalsDocs),
  contact: documented(contact, contactDocs),
  "contact/photo": documented(contactPhoto, contactPhotoDocs),
  "contact/reply": documented(contactReply, contactReplyDocs),
  delivery: documented(delivery, deliveryDocs),
  faults: documented(faults, faultsDocs),
  filing: documented(filing, filingDocs),
  health: documented(health, healthDocs),
  metrics: documented(metrics, metricsDocs),
  online: documented(online, onlineDocs),
  "orders/admin": documented(ordersAdmin, ordersAdminDocs),
  "orders/cash": documented(ordersCash, ordersCashDocs),
  orders: documented(orders, ordersDocs),
  "orders/delivery": documented(ordersDelivery, ordersDeliveryDocs),
  "orders/dispatch": documented(ordersDispatch, ordersDispatchDocs),
  "orders/eway": documented(ordersEway, ordersEwayDocs),
  "orders/messages": documented(ordersMessages, ordersMessagesDocs),
  "orders/office": documented(ordersOffice, ordersOfficeDocs),
  "orders/own": documented(ordersOwn, ordersOwnDocs),
  "orders/papers": documented(ordersPapers, ordersPapersDocs),
  "orders/refund": documented(ordersRefund, ordersRefundDocs),
  outbox: documented(outbox, outboxDocs),
  palette: documented(palette, paletteDocs),
  payments: documented(payments, paymentsDocs),
  "payments/settings": documented(paymentsSettings, paymentsSettingsDocs),
  "portals/einvoice": documented(portalsEinvoice, portalsEinvoiceDocs),
  "portals/eway": documented(portalsEway, portalsEwayDocs),
  retention: documented(retention, retentionDocs),
  settings: documented(settings, settingsDocs),
  visits: documented(visits, visitsDocs),
};
