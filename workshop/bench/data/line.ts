import type { z } from "zod";
import type { Access, Call } from "@/lib/call/call";
import type { Served } from "@/lib/http/serve";
import type { Admin } from "@/lib/identity/actor";

/** One line of the table: a request of the back-office, with varying inputs. */
export type Line = {
  name: string;
  /** The call that it measures; null for several in parallel, as a page makes them. */
  covers: Call | null;
  run(turn: number): Promise<unknown>;
};

/** Builds lines for calls of this administrator; the inputs are used in turn. */
export function linesFor(admin: Admin) {
  return function line<I extends z.ZodType, O extends z.ZodType, A extends Access>(
    served: Served<I, O, A>,
    name: string,
    ...inputs: z.input<I>[]
  ): Line {
    if (inputs.length === 0) throw new Error(`Nothing to ask for: ${name}.`);
    const run = (turn: number) => served(admin, inputs[turn % inputs.length] as z.input<I>);
    return { name, covers: served.call as unknown as Call, run };
  };
}

export type MakeLine = ReturnType<typeof linesFor>;
