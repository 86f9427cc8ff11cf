import "server-only";
import { z } from "zod";
import { Words } from "@/lib/content/fields";
import { nightFaults } from "@/lib/content/pages/depot-night";
import { sharedLoadFaults } from "@/lib/content/pages/shared-load";
import { keepUnits } from "@/lib/content/rules";

const Text = Words.transform(keepUnits);
const Kw = z.number().positive();
const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like "21:30"');

const Night = z
  .strictObject({
    from: Time,
    to: Time,
    limitKw: Kw,
    outputKw: Kw,
    vehicles: z
      .array(z.strictObject({ name: Text, back: Time, starts: Time, leaves: Time, kwh: Kw }))
      .min(1),
  })
  .superRefine((night, context) => {
    for (const fault of nightFaults(night)) context.addIssue(fault);
  });

const Load = z
  .strictObject({
    from: Time,
    to: Time,
    supplyKw: Kw,
    shareKw: Kw,
    leastKw: Kw,
    mostKw: Kw,
    trips: z.boolean(),
    building: z.array(z.strictObject({ at: Time, kw: Kw })).min(1),
    cars: z.array(z.strictObject({ place: Text, arrives: Time, leaves: Time, kwh: Kw })).min(1),
  })
  .superRefine((load, context) => {
    for (const fault of sharedLoadFaults(load)) context.addIssue(fault);
  });

/** A depot's night, drawn, and what the platform does for it. */
export const HowItWorks = z.strictObject({
  title: Text,
  lead: Text,
  night: Night,
  note: Text,
  parts: z.array(z.strictObject({ title: Text, text: Text })).length(3, "must have 3 entries"),
});

/** Cars that share what a building can spare, drawn. */
export const Sharing = z.strictObject({ title: Text, lead: Text, load: Load, note: Text });

/** What each charger gives in a stay, drawn. Above 80 % a car slows down, so the charge ends there. */
export const Stays = z.strictObject({
  title: Text,
  lead: Text,
  car: z.strictObject({
    batteryKwh: Kw,
    from: z.int().min(0).max(79),
    to: z.int().max(80),
    kwhPer100Km: Kw,
  }),
  places: z.array(z.strictObject({ name: Text, text: Text, minutes: z.int().positive() })).min(2),
  note: Text,
});
