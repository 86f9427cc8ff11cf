import * as users from "@/lib/accounts/admin-contract";
import * as accounts from "@/lib/accounts/contract";
import * as analyticsAdmin from "@/lib/analytics/admin-contract";
import * as analytics from "@/lib/analytics/contract";
import * as auditLog from "@/lib/audit/contract";
import * as adminAuth from "@/lib/auth/admin-contract";
import * as auth from "@/lib/auth/contract";
import * as cart from "@/lib/cart/contract";
import * as cash from "@/lib/cash/contract";
import * as catalogueAdmin from "@/lib/catalogue/admin-contract";
import * as catalogue from "@/lib/catalogue/contract";
import * as productSheets from "@/lib/catalogue/csv/contract";
import * as stock from "@/lib/catalogue/stock-contract";
import * as contact from "@/lib/contact/contract";
import * as health from "@/lib/health/contract";
import type { Call } from "@/lib/http/call";
import * as ordersAdmin from "@/lib/orders/admin-contract";
import * as orders from "@/lib/orders/contract";
import * as palette from "@/lib/palette/contract";
import * as payments from "@/lib/payments/contract";
import * as reports from "@/lib/reports/contract";
import * as settings from "@/lib/settings/contract";

const people = [accounts, users, auth, adminAuth, auditLog, settings];
const goods = [catalogue, catalogueAdmin, productSheets, stock, cart, cash];
const trade = [orders, ordersAdmin, payments, reports, analytics, analyticsAdmin];
const contracts = [...people, ...goods, ...trade, contact, palette, health];

/** Every call there is: for tests and generated lists only. */
export const calls: readonly Call[] = contracts.flatMap((contract) =>
  Object.values(contract).filter(isCall),
);

function isCall(value: unknown): value is Call {
  return typeof value === "object" && value !== null && "access" in value && "path" in value;
}
