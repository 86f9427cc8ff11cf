/** One post office of the directory. */
export type Office = {
  officeName: string;
  pincode: number;
  taluk: string;
  districtName: string;
  stateName: string;
};

/** Most frequent first, then alphabetical, so that every run writes the same table. */
export function byCount(values: string[]): string[] {
  const counts = Map.groupBy(values, (value) => value);
  return [...counts]
    .sort(([a, x], [b, y]) => y.length - x.length || a.localeCompare(b))
    .map(([value]) => value);
}
