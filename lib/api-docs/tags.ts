import type { ContractName } from "@/lib/call-docs";

type Tag = { name: string; description: string };

const signIn: Tag = {
  name: "Sign-in",
  description: "Accounts, sessions, codes and passwords of customers.",
};
const paying: Tag = { name: "Payments", description: "Paying a purchase online." };
const contact: Tag = { name: "Contact", description: "Messages and demo requests." };
const server: Tag = { name: "Server", description: "Whether it answers, and what it has done." };

/** The chapter that each contract stands in, in the order in which they are read. */
export const TAGS: Record<ContractName, Tag> = {
  auth: signIn,
  sessions: signIn,
  accounts: { name: "Account", description: "Profile, addresses and data of the customer." },
  catalogue: { name: "Products", description: "The chargers on sale." },
  cart: { name: "Cart", description: "The cart of a customer or of a guest." },
  orders: { name: "Orders", description: "Placing, reading and cancelling orders." },
  deliveries: { name: "Deliveries", description: "Where an order goes, until it is shipped." },
  payments: paying,
  paymentSettings: paying,
  reports: { name: "Fault reports", description: "Faults of chargers that were bought here." },
  contact,
  contactReplies: contact,
  messageOrders: contact,
  analytics: { name: "Own figures", description: "What a customer has bought, in sums." },
  adminAuth: {
    name: "Back-office sign-in",
    description: "Sessions and invitations of administrators.",
  },
  authenticators: {
    name: "Authenticator apps",
    description: "The second factor of administrators that no mailbox opens.",
  },
  users: { name: "Users", description: "The people who have an account." },
  catalogueAdmin: { name: "Catalogue", description: "Adding, changing and delisting products." },
  productSheets: { name: "Product sheets", description: "Products as CSV, out and in." },
  stock: { name: "Stock", description: "Units that come and go." },
  officeOrders: { name: "Orders by phone", description: "Orders that the office enters." },
  refunds: {
    name: "Refunds and returns",
    description: "Money and units that come back of an order.",
  },
  dispatches: {
    name: "Dispatch",
    description: "Orders that leave: carriers, tracking numbers, many orders at once.",
  },
  ordersAdmin: { name: "Order desk", description: "Orders as the back-office works on them." },
  online: { name: "Online payment", description: "How much may be paid online." },
  ordersCash: {
    name: "Cash desk",
    description: "Cash of orders: what was taken, and what came back unpaid.",
  },
  cash: { name: "Cash on delivery", description: "What may be paid in cash." },
  analyticsAdmin: { name: "Figures", description: "Sales, stock, and what waits for somebody." },
  auditLog: { name: "Audit log", description: "Who changed what, and when." },
  palette: { name: "Search", description: "Orders, products and people by a few letters." },
  settings: { name: "Settings", description: "What the company sets about itself." },
  outbox: { name: "Mail", description: "Mails that could not be sent." },
  retention: { name: "Data retention", description: "What data is removed when." },
  apiKeys: { name: "API keys", description: "The keys of programs: made, listed and revoked." },
  health: server,
  metrics: server,
  productChanges: {
    name: "Web tiers",
    description: "What our own web tiers ask, with a key that no other program has.",
  },
  apiDocs: { name: "Documentation", description: "This document." },
};
