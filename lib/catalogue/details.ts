import { z } from "zod";

/**
 * The specification's detail keys, wire spelling → code spelling, in the order of a data sheet.
 * The wire says "ouput_voltage" because the clients that exist read it so.
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
/** Free text by key; null where the data sheet says nothing. */
export type Details = Record<DetailKey, string | null>;
export type WireDetails = Record<WireDetailKey, string | null>;

/** What a person reads before the value. */
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

const wireKeys = Object.keys(DETAIL_KEYS) as WireDetailKey[];
const text = z.string().nullable();

/** Wire details ↔ details in the code's spelling. */
export const DetailsCodec = z.codec(
  z.record(z.enum(wireKeys), text),
  z.record(z.enum(Object.values(DETAIL_KEYS)), text),
  { decode: detailsFromWire, encode: wireFromDetails },
);

export function detailsFromWire(wire: WireDetails): Details {
  const pairs = wireKeys.map((key) => [DETAIL_KEYS[key], wire[key] ?? null]);
  return Object.fromEntries(pairs) as Details;
}

export function wireFromDetails(details: Details): WireDetails {
  const pairs = wireKeys.map((key) => [key, details[DETAIL_KEYS[key]] ?? null]);
  return Object.fromEntries(pairs) as WireDetails;
}
