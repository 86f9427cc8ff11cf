import { z } from "zod";
import { call } from "@/lib/call/call";
import { Message } from "@/lib/call/codecs";
import { DEVICES, METRIC_NAMES, STEPS, VISITS_PATH } from "@/lib/visits/rules";

const Device = z.enum(DEVICES, { error: "Say phone, tablet or desktop." });
const Path = z.string().regex(/^\//, "Send a path of this site.").max(200);
/** Milliseconds, or thousandths of CLS: an hour is more than any. */
const Value = z.number().min(0).max(3_600_000);

/** What a visitor's browser saw of one page. It names nobody: no cookie, id, address or referrer. */
export const recordVisit = call({
  method: "POST",
  path: VISITS_PATH,
  access: "public",
  limited: "visit",
  input: z.object({
    device: Device,
    page: Path,
    /** The first page of the visit. */
    landing: Path,
    figures: z.partialRecord(z.enum(METRIC_NAMES), Value).default({}),
    /** The steps that the visit reached for the first time. */
    steps: z.array(z.enum(STEPS)).max(STEPS.length).default([]),
    /** Searches that found nothing. */
    searches: z.array(z.string().max(100)).max(5).default([]),
  }),
  output: Message,
  errors: [],
});

const Speed = z.object({
  /** A path, "/products/*" for all product pages, or "other". */
  page: z.string(),
  device: Device,
  metric: z.enum(METRIC_NAMES),
  /** The 75th percentile in milliseconds; CLS in thousandths. */
  p75: z.int(),
  visits: z.int(),
  mark: z.enum(["good", "fair", "poor"]),
});
export type Speed = z.output<typeof Speed>;

const Funnel = z.object({
  landing: z.string(),
  device: Device,
  landed: z.int(),
  product: z.int(),
  cart: z.int(),
  checkout: z.int(),
  paid: z.int(),
});
export type Funnel = z.output<typeof Funnel>;

const EmptySearch = z.object({
  words: z.string(),
  count: z.int(),
  /** The last day it was searched: "2026-11-29". */
  last_day: z.iso.date(),
});
export type EmptySearch = z.output<typeof EmptySearch>;

/** The periods of the report, in days. */
export const PERIODS = [7, 28, 90] as const;

/** What visitors saw and did in the last days, the most visited pages first. */
export const readVisits = call({
  method: "GET",
  path: "/admin/visits",
  access: "admin",
  mayLag: true,
  input: z.object({
    days: z.coerce.number().pipe(z.literal(PERIODS, "Choose 7, 28 or 90 days.")).default(28),
    device: Device.optional(),
  }),
  output: z.object({
    since: z.iso.date(),
    speed: z.array(Speed),
    funnel: z.array(Funnel),
    searches: z.array(EmptySearch),
  }),
  errors: [],
});
