import "server-only";
import { z } from "zod";
import { Words } from "@/lib/content/fields";
import { contentNames, loadYaml } from "@/lib/content/load";
import { STATE_NAMES } from "@/lib/states";

const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time as "22:00", in quotes');

const Slab = z
  .strictObject({
    /** kWh a month; left out in the last one. */
    up_to: z.int().positive().optional(),
    paise: z.int().min(0),
  })
  .transform(({ up_to: upTo = null, paise }) => ({ upTo, paise }));

const Slabs = z
  .array(Slab)
  .min(1)
  .refine(
    (slabs) =>
      slabs.every(({ upTo }, at) => {
        if (at === slabs.length - 1) return upTo === null;
        return upTo !== null && upTo > (slabs[at - 1]?.upTo ?? 0);
      }),
    "must rise, and the last one has no up_to",
  );

/** One tariff of a DISCOM: for a home's own meter, or for a meter of the EV category. */
const Row = z
  .strictObject({
    discom: Words,
    category: z.enum(["home", "ev"]),
    slabs: Slabs,
    time_of_day: z.array(z.strictObject({ from: Time, to: Time, paise: z.int() })).default([]),
    from: z.iso.date(),
    to: z.iso.date().optional(),
    /** The regulator's order. */
    order: Words,
    /** Where the order is read, and the day on which somebody compared the row with it; both or none. */
    source_url: z.url().optional(),
    verified_on: z.iso.date().optional(),
  })
  .refine(
    ({ source_url, verified_on }) => (source_url === undefined) === (verified_on === undefined),
    {
      message: "source_url and verified_on stand together or not at all",
    },
  )
  .transform(({ time_of_day: timeOfDay, ...row }) => ({ ...row, timeOfDay }));
export type TariffRow = z.output<typeof Row>;

const StateFile = z.strictObject({
  state: z.enum(STATE_NAMES as [string, ...string[]]),
  /** Petrol in the capital, on a day. */
  petrol: z.strictObject({
    paise_per_litre: z.int().positive(),
    on: z.iso.date(),
    source: Words,
  }),
  rows: z.array(Row).min(1),
  /** What differs there from content/changes.yaml. */
  steps: z.strictObject({
    noc: Words.optional(),
    load_extension: Words.optional(),
    three_phases: Words.optional(),
  }),
});
export type StateTariffs = z.output<typeof StateFile>;

/** The states of `content/tariffs/`, by name. @throws Error naming file and field. */
export const tariffs: readonly StateTariffs[] = contentNames("tariffs", "yaml").map((name) =>
  loadYaml(`tariffs/${name}.yaml`, StateFile),
);

/** The tariffs of a state that hold on a day; none for a state without rows. */
export function tariffsOn(state: string, day: string): TariffRow[] {
  const rows = tariffs.find((one) => one.state === state)?.rows ?? [];
  return rows.filter(({ from, to }) => from <= day && (to === undefined || day <= to));
}
