import { boundsOf, formatLongDay } from "@/lib/dates";
import { capitalised } from "@/lib/graphemes";
import { formatPaise } from "@/lib/money";

/** "pricePaise" → "Price", "ratedPowerW" → "Rated power", "notify_low_stock" → "Notify low stock", "gstRateBp" → "GST rate". */
export function valueName(name: string): string {
  const words = name
    .replace(/(Paise|Bp|(?<=[a-z])W)$/, "")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[._-]+/g, " ")
    .toLowerCase()
    .trim()
    .replace(/^(api|gst|hsn)\b/, (letters) => letters.toUpperCase());
  return capitalised(words);
}

/** A value for display. Paise, basis points and watts are shown as rupees, percent and kilowatts. */
export function valueText(name: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "empty";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return numberWords(name, value);
  if (typeof value === "string") return DAY.test(value) ? dayWords(value) : value;
  if (Array.isArray(value)) return value.map((one) => valueText("", one)).join(", ") || "none";
  return Object.entries(value)
    .map(([key, one]) => `${valueName(key)}: ${valueText(key, one)}`)
    .join(", ");
}

function numberWords(name: string, value: number): string {
  if (name.endsWith("Paise")) return formatPaise(value);
  if (name.endsWith("Bp")) return `${value / 100} %`;
  if (/[a-z]W$/.test(name)) return `${value / 1000} kW`;
  return value.toLocaleString("en-IN");
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function dayWords(day: string): string {
  return formatLongDay(boundsOf(day).start);
}
