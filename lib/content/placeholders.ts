import type { Company } from "@/lib/content/contract";

/**
 * The fields of `content/company.yaml` that still have the shipped placeholder: ["legalName", "phone",
 * "offices.0.lines", …]. Empty once the company has filled in everything.
 */
export function placeholdersIn(company: Company): string[] {
  return leaves(company)
    .filter(([, text]) => isPlaceholder(text))
    .map(([name]) => name);
}

/** ["offices.0.city", "Pune"] for every text inside. */
function leaves(value: unknown, name = ""): [string, string][] {
  if (typeof value === "string") return [[name, value]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) =>
    leaves(inner, name ? `${name}.${key}` : key),
  );
}

function isPlaceholder(text: string): boolean {
  return SHIPPED.some((pattern) => pattern.test(text));
}

// Values that no company has: the shipped texts, reserved domains (RFC 2606), numbers of zeros, and the home
// pages of social networks and an app store.
const SHIPPED = [
  /placeholder/i,
  /^(Arklane|Example Road|Name of the officer)$/,
  /@(.+\.)?(example|invalid|test)$|@example\.(com|net|org)$/,
  /^\+\d{1,3}[ 0]+$/,
  /^[LU]0{5}/,
  /^00[A-Z0-9]{13}$/,
  /^https:\/\/www\.(linkedin|instagram|youtube|facebook|x)\.com\/?$/,
  /^https:\/\/play\.google\.com\/store(\/apps)?\/?$/,
];
