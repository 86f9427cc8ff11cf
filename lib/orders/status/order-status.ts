/**
 * Every status of an order, with its label and tone. "placed" is Order Placed, which is null on the wire and
 * in the database.
 */
const SHOWN = {
  placed: { label: "Order Placed", tone: "quiet" },
  pending: { label: "Pending", tone: "quiet" },
  Accepted: { label: "Accepted", tone: "wait" },
  Processing: { label: "Processing", tone: "wait" },
  Shipped: { label: "Shipped", tone: "move" },
  Delivered: { label: "Delivered", tone: "ok" },
  canceled: { label: "Cancelled", tone: "off" },
} as const satisfies Record<string, { label: string; tone: StatusTone }>;

/** The colour of a status: quiet grey, wait amber, move half dot, ok green, off outline. */
export type StatusTone = "quiet" | "wait" | "move" | "ok" | "off";

/** The name of a status in filters and counts. */
export type StatusName = keyof typeof SHOWN;
/** A status on the wire and in the database. */
export type OrderStatus = Exclude<StatusName, "placed"> | null;

/** Statuses of orders still to be shipped. */
export const HERE = ["placed", "pending", "Accepted", "Processing"] as const;
/** Statuses of orders that have left the shop. */
export const AWAY = ["Shipped", "Delivered"] as const;
/** All status names, in the order of an order's life. */
export const STATUS_NAMES = [...HERE, ...AWAY, "canceled"] as const satisfies StatusName[];

/** The statuses that an administrator can set: the steps of every order, in order. */
export const STEPS = [
  null,
  "Accepted",
  "Processing",
  "Shipped",
  "Delivered",
] as const satisfies readonly OrderStatus[];

type Transition = {
  by: "customer" | "admin" | "system";
  from: readonly StatusName[];
  to: readonly OrderStatus[];
};

/**
 * Every transition between statuses: who makes it, and its conditions besides the status. Undoing one's own
 * latest change within a minute is not a transition: it removes the change from the history (`undoStatus`).
 */
export const TRANSITIONS = {
  /** Forward or back, any number of steps; canceled orders stay canceled. */
  set: { by: "admin", from: [...HERE, ...AWAY], to: STEPS },
  /** Before anything was done for it: it never left the shop, and no cash was received (`mayCancel`). */
  cancelOwn: { by: "customer", from: ["placed", "pending"], to: ["canceled"] },
  /** On the customer's behalf, also on the road, if no cash was received (`assertNoCash`). */
  cancelForCustomer: { by: "admin", from: [...HERE, "Shipped"], to: ["canceled"] },
  /** The parcel came back unpaid: a cash order without a receipt (`reportNotDelivered`). */
  notDelivered: { by: "admin", from: AWAY, to: ["canceled"] },
  /** Its payment was refunded in the provider's dashboard. */
  refunded: { by: "system", from: HERE, to: ["canceled"] },
} as const satisfies Record<string, Transition>;

/** A status that some transition leads to. */
export type TargetStatus = (typeof TRANSITIONS)[keyof typeof TRANSITIONS]["to"][number];

/** Whether the transition is allowed from this status. */
export function allows(way: keyof typeof TRANSITIONS, from: OrderStatus): boolean {
  const statuses: readonly StatusName[] = TRANSITIONS[way].from;
  return statuses.includes(statusName(from));
}

/** Whether this person may make a transition from one status to the other; keeping the status is none. */
export function isTransition(from: OrderStatus, to: OrderStatus, by: Transition["by"]): boolean {
  return Object.values<Transition>(TRANSITIONS).some(
    (transition) =>
      transition.by === by &&
      transition.from.includes(statusName(from)) &&
      transition.to.includes(to),
  );
}

export function statusName(status: OrderStatus): StatusName {
  return status ?? "placed";
}

export function statusLabel(status: OrderStatus): string {
  return SHOWN[statusName(status)].label;
}

/** The tone of a status. */
export function statusTone(status: OrderStatus): StatusTone {
  return SHOWN[statusName(status)].tone;
}

/** Whether an order of this status is still to be shipped. */
export function isHere(status: OrderStatus): boolean {
  return !isAway(status) && status !== "canceled";
}

/** Whether an order of this status has left the shop. */
export function isAway(status: OrderStatus): boolean {
  return AWAY.some((away) => away === status);
}

/** How many steps an order of this status has completed; 0 before it is accepted. */
export function stepIndex(status: OrderStatus): number {
  const steps: readonly OrderStatus[] = STEPS;
  return Math.max(steps.indexOf(status), 0);
}

/**
 * Whether a change of status revokes what the customer was told: the goods may be on the road or delivered.
 */
export function isSetBack(from: OrderStatus, to: OrderStatus): boolean {
  return isAway(from) && stepIndex(to) < stepIndex(from);
}
