import "server-only";
import { z } from "zod";
import { loadYaml } from "@/lib/content/load";

/** How sure a date is: see `content/holidays/national.yaml`. */
const Source = z.enum(["fixed", "gazetted", "computed"]);
const Holiday = z.strictObject({ day: z.iso.date(), name: z.string().min(1), source: Source });
const List = z.array(Holiday).min(1);

/** `content/holidays`: the days without dispatch and delivery, everywhere and by state. */
export const nationalHolidays = loadYaml(
  "holidays/national.yaml",
  z.strictObject({ until: z.iso.date(), days: List }),
);
export const stateHolidays = loadYaml(
  "holidays/states.yaml",
  z.strictObject({ until: z.iso.date(), states: z.record(z.string(), List) }),
);
