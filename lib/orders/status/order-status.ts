/** Every status an order can have, and how it is shown. "placed" is Order Placed, which the wire and the database write as null. */
const SHOWN = {
  placed: { label: "Order Placed", tone: "quiet" },
  pending: { label: "Pending", tone: "quiet" },
  Accepted: { label: "Accepted", tone: "wait" },
  Processing: { label: "Processing", tone: "wait" },
  Shipped: { label: "Shipped", tone: "move" },
  Delivered: { label: "Delivered", tone: "ok" },
  canceled: { label: "Canceled", tone: "off" },
} as const satisfies Record<string, { label: string; tone: StatusTone }>;

/** How a status is drawn: quiet grey, wait amber, move half dot, ok green, off outline. */
export type StatusTone = "quiet" | "wait" | "move" | "ok" | "off";

/** A status as filters and counts name it. */
export type StatusName = keyof typeof SHOWN;
/** A status as the wire and the database have it. */
export type OrderStatus = Exclude<StatusName, "placed"> | null;

/** What was promised and has not left the shop. */
export const HERE = ["placed", "pending", "Accepted", "Processing"] as const;
/** What has left the shop. */
export const AWAY = ["Shipped", "Delivered"] as const;
/** Every status by name, in the order in which an order goes through them. */
export const STATUS_NAMES = [...HERE, ...AWAY, "canceled"] as const satisfies StatusName[];

/** What an administrator can set: the steps that every order goes through, in order. */
export const STEPS = [null, "Accepted", "Processing", "Shipped", "Delivered"] as const;

type Transition = {
  by: "customer" | "admin" | "system";
  from: readonly StatusName[];
  to: readonly OrderStatus[];
};

/**
 * Every way from one status to another, who goes it, and on what condition beside the status. Undoing one's own latest
 * change within a minute is none: the change is taken out of the history (`undoStatus`).
 */
export const TRANSITIONS = {
  /** Forward or back, any number of steps; what is canceled stays so. */
  set: { by: "admin", from: [...HERE, ...AWAY], to: STEPS },
  /** While nothing has been done for it: it never left the shop, and no cash was received (`mayCancel`). */
  cancelOwn: { by: "customer", from: ["placed", "pending"], to: ["canceled"] },
  /** Stopped for the customer, on the road too, as long as no cash was received (`assertNoCash`). */
  cancelForCustomer: { by: "admin", from: [...HERE, "Shipped"], to: ["canceled"] },
  /** It came back: it is to be paid in cash, and none was received (`reportNotDelivered`). */
  notDelivered: { by: "admin", from: AWAY, to: ["canceled"] },
  /** Its payment was refunded in the provider's dashboard. */
  refunded: { by: "system", from: HERE, to: ["canceled"] },
} as const satisfies Record<string, Transition>;

/** Whether an order of this status can go this way, as far as its status says. */
export function allows(way: keyof typeof TRANSITIONS, from: OrderStatus): boolean {
  const statuses: readonly StatusName[] = TRANSITIONS[way].from;
  return statuses.includes(statusName(from));
}

/** Whether some way leads from one status to the other for this person; what stays as it is goes nowhere. */
export function isTransition(from: OrderStatus, to: OrderStatus, by: Transition["by"]): boolean {
  return Object.values<Transition>(TRANSITIONS).some(
    (way) => way.by === by && way.from.includes(statusName(from)) && way.to.includes(to),
  );
}

/** A status by its name. */
export function statusName(status: OrderStatus): StatusName {
  return status ?? "placed";
}

/** The word shown for a status. */
export function statusLabel(status: OrderStatus): string {
  return SHOWN[statusName(status)].label;
}

/** How a status is drawn. */
export function statusTone(status: OrderStatus): StatusTone {
  return SHOWN[statusName(status)].tone;
}

/** Whether an order of this status is still to be shipped. */
export function isHere(status: OrderStatus): boolean {
  return !isAway(status) && status !== "canceled";
}

/** Whether an order of this status has left the shop: it is on its way or with the customer. */
export function isAway(status: OrderStatus): boolean {
  return AWAY.some((away) => away === status);
}

/** How many steps an order of this status has behind it: none where it is not accepted. */
export function stepIndex(status: OrderStatus): number {
  const steps: readonly OrderStatus[] = STEPS;
  return Math.max(steps.indexOf(status), 0);
}

/** Whether a change of status takes back what the customer was told: the goods may be on the road or in their hands. */
export function isSetBack(from: OrderStatus, to: OrderStatus): boolean {
  return isAway(from) && stepIndex(to) < stepIndex(from);
}
