/** 4.17 → "4 h 10 min", 0.6 → "36 min", 9 → "9 h". */
export function hoursText(hours: number): string {
  const minutes = Math.round(hours * 60);
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (whole === 0) return `${rest} min`;
  return rest === 0 ? `${whole} h` : `${whole} h ${String(rest).padStart(2, "0")} min`;
}

/** Rounded to 5 minutes above an hour and to a minute below it; more precision would be false. */
export function roundedHours(hours: number): number {
  const grain = hours < 1 ? 60 : 12;
  return Math.round(hours * grain) / grain;
}

/** The time of day that many hours after 10 pm: 4.17 → "2:10 am". */
export function clockText(hours: number): string {
  const minutes = (22 * 60 + Math.round(hours * 60)) % (24 * 60);
  const hour = Math.floor(minutes / 60);
  const half = hour < 12 ? "am" : "pm";
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, "0")} ${half}`;
}
