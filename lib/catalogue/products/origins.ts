/** The countries that chargers and their parts come from, by the two letters of ISO 3166. */
export const ORIGINS: Readonly<Record<string, string>> = {
  IN: "India",
  AT: "Austria",
  BE: "Belgium",
  CA: "Canada",
  CH: "Switzerland",
  CN: "China",
  CZ: "Czechia",
  DE: "Germany",
  DK: "Denmark",
  ES: "Spain",
  FI: "Finland",
  FR: "France",
  GB: "United Kingdom",
  HK: "Hong Kong",
  HU: "Hungary",
  ID: "Indonesia",
  IE: "Ireland",
  IL: "Israel",
  IT: "Italy",
  JP: "Japan",
  KR: "South Korea",
  MX: "Mexico",
  MY: "Malaysia",
  NL: "Netherlands",
  NO: "Norway",
  PL: "Poland",
  PT: "Portugal",
  RO: "Romania",
  SE: "Sweden",
  SG: "Singapore",
  SI: "Slovenia",
  TH: "Thailand",
  TR: "Turkey",
  TW: "Taiwan",
  US: "United States",
  VN: "Vietnam",
};

/** Goods made here need no importer. */
export const HOME = "IN";

export function originName(code: string): string {
  return ORIGINS[code] ?? code;
}

/** A name or code as written in a file → the code; what is neither stays as it is, and is refused. */
export function originOf(text: string): string {
  const typed = text.trim().toLowerCase();
  const found = Object.entries(ORIGINS).find(
    ([code, name]) => typed === code.toLowerCase() || typed === name.toLowerCase(),
  );
  return found ? found[0] : text;
}
