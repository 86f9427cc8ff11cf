import "server-only";
import { AggregatorRegistry } from "prom-client";
import { ownFigures } from "@/lib/metrics/own";
import { isSupervised, onSupervisor, tellSupervisor } from "@/lib/process/supervisor";

type Waiting = Map<number, (metrics: object[][]) => void>;
const globalState = globalThis as { figuresWanted?: { last: number; waiting: Waiting } };

/** Longer than the supervisor waits for a process. */
const LIMIT_MS = 4_000;

/**
 * The figures of all processes behind this port as text: counters and times are added up, with those of processes
 * that have ended, so that they never go down.
 * @throws Error when the supervisor does not answer: half of the figures would look like a fall.
 */
export async function allFigures(): Promise<string> {
  if (!isSupervised()) return ownFigures().metrics();
  return AggregatorRegistry.aggregate(await askSupervisor()).metrics();
}

function askSupervisor(): Promise<object[][]> {
  const wanted = wantedFigures();
  const id = ++wanted.last;
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      wanted.waiting.delete(id);
      reject(new Error("The supervisor did not answer for the figures."));
    }, LIMIT_MS);
    wanted.waiting.set(id, (metrics) => {
      clearTimeout(late);
      wanted.waiting.delete(id);
      resolve(metrics);
    });
    void tellSupervisor({ type: "figures-wanted", id });
  });
}

/** Listens for the answers from the first question on. */
function wantedFigures() {
  if (globalState.figuresWanted) return globalState.figuresWanted;
  const wanted = { last: 0, waiting: new Map() as Waiting };
  globalState.figuresWanted = wanted;
  onSupervisor("all-figures", ({ id, metrics }) => wanted.waiting.get(id)?.(metrics));
  return wanted;
}
