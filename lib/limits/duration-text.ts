const MINUTE_S = 60;

/** A waiting time in words, rounded up: 45 → "45 seconds", 61 → "2 minutes". */
export function durationText(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  if (whole < MINUTE_S) return whole === 1 ? "1 second" : `${whole} seconds`;
  const minutes = Math.ceil(whole / MINUTE_S);
  if (minutes < 120) return minutes === 1 ? "1 minute" : `${minutes} minutes`;
  return `${Math.ceil(minutes / 60)} hours`;
}
