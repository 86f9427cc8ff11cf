import type { Knobs } from "./control/knobs.ts";
import type { Agenda } from "./state/agenda.ts";
import type { Random } from "./state/random.ts";
import type { Call, RazorpayLocalOptions } from "./types.ts";

/** The state that both modes share. */
export type Account = {
  options: RazorpayLocalOptions;
  knobs: Knobs;
  agenda: Agenda;
  random: Random;
  calls: Call[];
  /** How far the clock was moved, in milliseconds. */
  clockOffset: number;
  /** Milliseconds since 1970 by the stand-in's clock. */
  now: () => number;
  /** Called after each change of a store. */
  changed: () => void;
};
