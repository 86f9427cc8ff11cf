const amount = new Intl.NumberFormat("en-IN", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const dayFormat = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: "UTC" });

/** 12345675 → "1,23,456.75". Made once: a format for each cell would be most of the work. */
export function rupees(paise: number): string {
  return amount.format(paise / 100);
}

/** 500 → "5 %", 25 → "0.25 %". */
export function percent(basisPoints: number): string {
  return `${basisPoints / 100} %`;
}

/** "2026-11-05" → "5 November 2026". */
export function longDay(day: string): string {
  return dayFormat.format(new Date(`${day}T00:00:00Z`));
}
