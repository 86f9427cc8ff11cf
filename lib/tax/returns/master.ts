/** The portal's own text for a code, which the row must repeat, and a short name of ours. */
const MASTER: Record<string, [text: string, name: string]> = {
  "85044030": ["BATTERY CHARGERS", "EV charger"],
  "85044090": ["OTHER", "Static converter"],
  "85049090": ["OTHER", "Charger part"],
  "85362030": ["MINIATURE CIRCUIT BREAKERS", "Circuit breaker"],
  "85362040": ["EARTH LEAK CIRCUIT BREAKERS", "Earth leakage breaker"],
  "85444290": ["OTHER", "Cable with connectors"],
  "85444299": ["OTHER", "Cable with connectors"],
  "85444999": ["OTHER", "Cable"],
  "998736": [
    "Installation services of electrical machinery and apparatus nowhere else classified",
    "Installation",
  ],
};

/** Both descriptions of a row of table 12; a code that is not in our extract of the master has the line's words only. */
export function masterText(hsn: string, description: string): { user_desc: string; desc?: string } {
  const known = MASTER[hsn];
  if (known) return { user_desc: known[1], desc: known[0] };
  const words = description
    .replace(/[^ A-Za-z0-9_@./&-]+/g, " ")
    .replace(/ +/g, " ")
    .trim();
  return { user_desc: words.slice(0, 30).trim() };
}
