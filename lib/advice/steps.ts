import "server-only";
import type { Change } from "@/lib/advice/advise";
import type { StepView } from "@/lib/advice/contract";
import { changes as everywhere } from "@/lib/content/changes";
import { tariffs } from "@/lib/content/tariffs";

/** The order in which things are asked for: without the society's consent the DISCOM is not needed. */
const ORDER: readonly Change[] = ["noc", "three_phases", "load_extension"];

/** How to get each of these changes, once each, with what a state does differently. */
export function stepsFor(changes: readonly Change[], state: string | null): StepView[] {
  const inState = tariffs.find((one) => one.state === state)?.steps ?? {};
  return ORDER.filter((change) => changes.includes(change)).map((change) => {
    const { title, text } = everywhere[change];
    return { change, title, texts: [text, inState[change]].filter((one) => one !== undefined) };
  });
}
