import type { WebhookTarget } from "../types.ts";

/** One subscribed URL and its state. Times in milliseconds by the clock. */
export type Target = {
  url: string;
  secret: string;
  events: string[] | undefined;
  failingSince: number | null;
  disabledAt: number | null;
};

export function targetsOf(wanted: WebhookTarget[], secret: string): Target[] {
  return wanted.map(({ url, events, secret: own }) => ({
    url,
    secret: own ?? secret,
    events,
    failingSince: null,
    disabledAt: null,
  }));
}
