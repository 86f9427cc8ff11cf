/** How far an address is from the warehouse, for its days in transit. */
export type Zone = "near" | "metro" | "rest" | "far";

/** Where something goes: the state decides where the PIN code alone does not. */
export type Destination = { pin: string; state: string };

type Terms = {
  warehouse: { state: string };
  metros: Readonly<Record<string, readonly string[]>>;
  far: readonly string[];
  notServed: readonly { pins: readonly string[]; reason: string }[];
};

export function zoneOf({ pin, state }: Destination, terms: Terms): Zone {
  if (state === terms.warehouse.state) return "near";
  if (terms.far.includes(state)) return "far";
  const isMetro = Object.values(terms.metros).some((pins) => beginsWith(pin, pins));
  return isMetro ? "metro" : "rest";
}

/** Why we do not deliver to a PIN code, in words for the customer; null if we do. */
export function notServedReason(pin: string, { notServed }: Pick<Terms, "notServed">) {
  return notServed.find(({ pins }) => beginsWith(pin, pins))?.reason ?? null;
}

function beginsWith(pin: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => pin.startsWith(prefix));
}
