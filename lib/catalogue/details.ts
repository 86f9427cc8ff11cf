/**
 * The specification's detail keys, wire spelling → code spelling, in data sheet order. The wire has
 * "ouput_voltage" because existing clients read it like that.
 */
export const DETAIL_KEYS = {
  rated_power: "ratedPower",
  input_voltage: "inputVoltage",
  phase: "phase",
  frequency: "frequency",
  current: "current",
  ouput_voltage: "outputVoltage",
  gun_details: "gunDetails",
  gun_type: "gunType",
  cable_length: "cableLength",
  fast_charger: "fastCharger",
  chargingoperation: "chargingOperation",
  communication: "communication",
  display: "display",
  push_button: "pushButton",
  protection: "protection",
  ingress_protection: "ingressProtection",
  safetyregulation: "safetyRegulation",
  cooling: "cooling",
  operatingtemps: "operatingTemps",
  material: "material",
  dimensions: "dimensions",
  mountingtype: "mountingType",
  additional_details: "additionalDetails",
} as const;

export type WireDetailKey = keyof typeof DETAIL_KEYS;
export type DetailKey = (typeof DETAIL_KEYS)[WireDetailKey];
/** Free text by key; null if the data sheet has no value. */
export type Details = Record<DetailKey, string | null>;
export type WireDetails = Record<WireDetailKey, string | null>;

/** The label before the value. */
export const DETAIL_LABELS: Readonly<Record<DetailKey, string>> = {
  ratedPower: "Rated Power",
  inputVoltage: "Input Voltage",
  phase: "Phase",
  frequency: "Frequency",
  current: "Output Current",
  outputVoltage: "Output Voltage",
  gunDetails: "Number of Output",
  gunType: "Output charging Outlet",
  cableLength: "Cable Length",
  fastCharger: "Fast Charger",
  chargingOperation: "Charging Operation",
  communication: "Connectivity",
  display: "Display",
  pushButton: "Emergency Push Button",
  protection: "Safety",
  ingressProtection: "Mechanical Protection",
  safetyRegulation: "Safety Standards",
  cooling: "Cooling",
  operatingTemps: "Operating Temperature",
  material: "Material",
  dimensions: "Dimensions",
  mountingType: "Mounting",
  additionalDetails: "More",
};

/** The detail keys in wire spelling. */
export const WIRE_KEYS = Object.keys(DETAIL_KEYS) as WireDetailKey[];

/** Wire details → details in the code's spelling. */
export function detailsFromWire(wire: WireDetails): Details {
  const pairs = WIRE_KEYS.map((key) => [DETAIL_KEYS[key], wire[key] ?? null]);
  return Object.fromEntries(pairs) as Details;
}

/** Details in the code's spelling → wire details. */
export function wireFromDetails(details: Details): WireDetails {
  const pairs = WIRE_KEYS.map((key) => [key, details[DETAIL_KEYS[key]] ?? null]);
  return Object.fromEntries(pairs) as WireDetails;
}
