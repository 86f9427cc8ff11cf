/**
 * The states that a PIN code can belong to, by its first three digits; empty if unknown. A PIN area may
 * cross a border, so this only fills and warns, and never refuses.
 */
export function statesOfPin(pin: string): readonly string[] {
  if (!/^[1-9]\d{5}$/.test(pin)) return [];
  const prefix = Number(pin.slice(0, 3));
  const hits = AREAS.filter(([, ...ranges]) =>
    ranges.some(([from, to = from]) => prefix >= from && prefix <= to),
  );
  return hits.map(([state]) => state);
}

type Range = readonly [from: number, to?: number];

const AREAS: readonly (readonly [state: string, ...ranges: Range[]])[] = [
  ["Delhi", [110]],
  ["Haryana", [121, 136]],
  ["Punjab", [140, 160]],
  ["Chandigarh", [140], [160]],
  ["Himachal Pradesh", [171, 177]],
  ["Jammu and Kashmir", [180, 194]],
  ["Ladakh", [180, 181], [184], [190, 191], [194]],
  ["Uttar Pradesh", [201, 285]],
  ["Uttarakhand", [244, 249], [262, 263]],
  ["Rajasthan", [301, 345]],
  ["Gujarat", [360, 396]],
  ["Dadra and Nagar Haveli and Daman and Diu", [362], [396]],
  ["Maharashtra", [400, 402], [404, 445]],
  ["Goa", [403]],
  ["Madhya Pradesh", [450, 488]],
  ["Chhattisgarh", [490, 497]],
  ["Telangana", [500, 509], [518], [533]],
  ["Andhra Pradesh", [507, 535]],
  ["Karnataka", [560, 591]],
  ["Tamil Nadu", [600, 643]],
  ["Puducherry", [533], [605], [607], [609], [673]],
  ["Kerala", [670, 695]],
  ["Lakshadweep", [682]],
  ["West Bengal", [700, 736], [738, 743]],
  ["Sikkim", [737]],
  ["Andaman and Nicobar Islands", [744]],
  ["Odisha", [751, 770]],
  ["Assam", [781, 788]],
  ["Arunachal Pradesh", [790, 792]],
  ["Meghalaya", [793, 794]],
  ["Manipur", [795]],
  ["Mizoram", [796]],
  ["Nagaland", [797, 798]],
  ["Tripura", [799]],
  ["Bihar", [800, 824], [841, 855]],
  ["Jharkhand", [813, 835]],
];
