import type { Appointment } from "../state/agenda.ts";
import type { EventRow } from "../types.ts";
import type { Target } from "./targets.ts";

/** The delivery of one event to one URL. */
export type Job = {
  row: EventRow;
  target: Target;
  attempts: number;
  appointment?: Appointment | undefined;
};
