import type { Appointment } from "../state/agenda.ts";
import type { EventRow } from "../types.ts";
import type { Target } from "./targets.ts";

/** One event on its way to one address. */
export type Job = {
  row: EventRow;
  target: Target;
  attempts: number;
  appointment?: Appointment | undefined;
};
