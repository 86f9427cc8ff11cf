import "server-only";
import { z } from "zod";
import { Words } from "@/lib/content/fields";
import { loadYaml } from "@/lib/content/load";
import { OTHER_CARRIER } from "@/lib/orders/dispatch/tracking-view";

const CarrierEntry = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9]*$/, "must be letters and digits"),
  name: Words.max(60),
  /** The carrier's tracking page; {number} stands for the tracking number. */
  track: z.url({ protocol: /^https$/, error: "must begin with https://" }),
});
type CarrierEntry = z.output<typeof CarrierEntry>;

/** The carriers of `content/carriers.yaml`, in the order in which they are offered. */
export const carriers = loadYaml(
  "carriers.yaml",
  z
    .array(CarrierEntry)
    .min(1)
    .refine(haveUniqueIds, "must have ids that differ, none of them “other”"),
);

/** The tracking page of a parcel; null for a carrier that is not in the list. */
export function trackingPage(carrier: string, number: string): string | null {
  const track = carriers.find(({ id }) => id === carrier)?.track;
  return track?.replace("{number}", encodeURIComponent(number)) ?? null;
}

function haveUniqueIds(all: readonly CarrierEntry[]): boolean {
  return new Set([OTHER_CARRIER, ...all.map(({ id }) => id)]).size === all.length + 1;
}
