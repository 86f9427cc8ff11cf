import { AggregatorRegistry, Counter, Gauge, Registry } from "prom-client";
import type { ToProcess, ToSupervisor } from "@/lib/process/messages";
import { FigureBook } from "../../../scripts/serving/figures";
import type { Worker } from "../../../scripts/serving/worker";

/** A process that tells its figures when it is asked, as lib/metrics/own does. */
function aWorker() {
  const registry = new Registry();
  const registers = [registry];
  const sold = new Counter({ name: "sold", help: "Sold", labelNames: ["what"], registers });
  const open = new Gauge({ name: "open", help: "Open", registers });
  const heard: ((message: ToSupervisor) => void)[] = [];
  const tell = async (id: number) => {
    const metrics = await registry.getMetricsAsJSON();
    for (const hear of heard) hear({ type: "figures", id, metrics });
  };
  const worker = {
    ended: new Promise(() => undefined),
    hear: (hear: (message: ToSupervisor) => void) => void heard.push(hear),
    say: (message: ToProcess) => void (message.type === "figures-asked" && tell(message.id)),
  } as unknown as Worker;
  return { worker, sold, open, tell };
}

const textOf = async (book: FigureBook, workers: Worker[]) =>
  (await AggregatorRegistry.aggregate(await book.all(workers)).metrics()).split("\n");

it("adds up the processes, and keeps what ended ones had counted but not what they were", async () => {
  const [one, other] = [aWorker(), aWorker()];
  const book = new FigureBook();
  for (const { worker } of [one, other]) book.follow(worker);
  one.sold.inc({ what: "charger" }, 3);
  other.sold.inc({ what: "charger" }, 4);
  one.open.set(5);
  other.open.set(6);
  const both = await textOf(book, [one.worker, other.worker]);
  expect(both).toContain('sold{what="charger"} 7');
  expect(both).toContain("open 11");
  expect(both).toContain("shop_processes 2");

  one.sold.inc({ what: "charger" });
  await one.tell(0);
  await book.keep(one.worker);
  book.countRestart();
  const left = await textOf(book, [other.worker]);
  expect(left).toContain('sold{what="charger"} 8');
  expect(left).toContain("open 6");
  expect(left).toContain("shop_process_restarts_total 1");
});
