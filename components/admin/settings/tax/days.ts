import { formatLongDay } from "@/lib/dates";

type Days = { valid_from: string; valid_to: string | null };

/** Whether an entry counts on this day. */
export function stateOn({ valid_from, valid_to }: Days, today: string): "now" | "later" | "over" {
  if (valid_from > today) return "later";
  return valid_to !== null && valid_to < today ? "over" : "now";
}

/** "from 1 Apr 2026", "1 Aug 2019 to 31 Mar 2026". */
export function daysWords({ valid_from, valid_to }: Days): string {
  const from = dayWords(valid_from);
  return valid_to === null ? `from ${from}` : `${from} to ${dayWords(valid_to)}`;
}

const dayWords = (day: string) => formatLongDay(new Date(`${day}T00:00:00+05:30`));
