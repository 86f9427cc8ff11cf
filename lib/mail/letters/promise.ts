import { formatDay, formatDays } from "@/lib/calendar";

/** The days promised with an order, as "2026-12-03", and the day of the mail. */
export type MailedPromise = { dispatchBy: string; from: string; to: string; today: string };

/** When an order arrives, in a mail about its new status; [] where it says nothing more. */
export function promiseWords(status: string, promise: MailedPromise | null | undefined): string[] {
  if (!promise || !(status in MOVING)) return [];
  const { dispatchBy, from, to, today } = promise;
  const isPacked = status === "Shipped";
  if (today > to) return [`${LATE} ${formatDay(to)}. ${isPacked ? SORRY : MAY_CANCEL}`];
  const arrives = `arrives ${formatDays(from, to)}`;
  if (isPacked) return [`It ${arrives}.`];
  return [`It leaves our warehouse by ${formatDay(dispatchBy)} and ${arrives}.`];
}

const MOVING = { Accepted: true, Processing: true, Shipped: true };
const LATE = "It is late: we had promised it by";
const SORRY = "We are sorry.";
const MAY_CANCEL = `${SORRY} You may cancel it free of charge until it ships.`;
