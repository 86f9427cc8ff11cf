import { formatPaise } from "@/lib/money";

/** "pricePaise" → "Price", "notify_low_stock" → "Notify low stock", "details.gunType" → "Details gun type". */
export function valueName(name: string): string {
  const words = name
    .replace(/(Paise|Bp)$/, "")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[._-]+/g, " ")
    .toLowerCase()
    .trim()
    .replace(/^api\b/, "API");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A value as people read it. What is named paise or basis points is told in rupees or percent. */
export function valueWords(name: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "empty";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return numberWords(name, value);
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map((one) => valueWords("", one)).join(", ") || "none";
  return Object.entries(value)
    .map(([key, one]) => `${valueName(key)}: ${valueWords(key, one)}`)
    .join(", ");
}

function numberWords(name: string, value: number): string {
  if (name.endsWith("Paise")) return formatPaise(value);
  if (name.endsWith("Bp")) return `${value / 100} %`;
  return value.toLocaleString("en-IN");
}
