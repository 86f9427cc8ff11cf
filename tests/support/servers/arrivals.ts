import { Worker } from "node:worker_threads";

/** How the requests of one asking ended: a status, or the error of the connection. */
export type Fates = (number | string)[];

/** How long a thread of a busy machine may wait for its turn. */
const PATIENCE_MS = 20_000;

/**
 * A thread that opens connections of its own and asks by each: what it sends arrives also while the test's thread
 * does something else, as from a network.
 */
export function arrivals(port: number, count: number) {
  const sent = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(CLIENT, { eval: true, workerData: { port, count, sent } });
  const ready = new Promise((resolve) => worker.once("online", resolve));
  const asked: Promise<Fates>[] = [];
  return {
    /** Resolves once the thread is there. */
    ready: () => ready,
    /** Asks once by every connection. */
    ask: () => {
      Atomics.store(sent, 0, 0);
      asked.push(new Promise((resolve) => worker.once("message", resolve)));
      worker.postMessage("ask");
    },
    /** Holds the test's thread up, as work does, until every request has been sent: none is looked at meanwhile. */
    holdUpUntilSent: () => {
      const deadline = Date.now() + PATIENCE_MS;
      for (let done = 0; done < count; done = Atomics.load(sent, 0)) {
        if (Date.now() > deadline) throw new Error(`only ${done} of ${count} requests were sent`);
        Atomics.wait(sent, 0, done, 100);
      }
    },
    /** How the requests of the nth asking ended, from 1. */
    fates: (nth: number): Promise<Fates> => asked[nth - 1] ?? Promise.resolve([]),
    end: () => worker.terminate(),
  };
}

/** Holds this thread up, as work does: nothing of what arrives is looked at meanwhile. */
export function holdUp(ms: number): void {
  const until = Date.now() + ms;
  while (Date.now() < until);
}

// A connection that has been closed answers like one that is closed now: the asking always ends.
const CLIENT = `
const net = require("node:net");
const { parentPort, workerData: { port, count, sent } } = require("node:worker_threads");
const sockets = [];
function noteSent() {
  Atomics.add(sent, 0, 1);
  Atomics.notify(sent, 0);
}
function ask(at) {
  return new Promise((resolve) => {
    const socket = (sockets[at] ??= net.connect(port, "127.0.0.1"));
    for (const event of ["data", "error", "close"]) socket.removeAllListeners(event);
    socket.on("data", (data) => resolve(Number(String(data).split(" ")[1])));
    socket.on("error", (error) => resolve(error.code));
    socket.on("close", () => resolve("closed"));
    if (socket.destroyed) resolve("closed");
    socket.write("GET / HTTP/1.1\\r\\nhost: localhost\\r\\n\\r\\n", noteSent);
  });
}
parentPort.on("message", async () => {
  parentPort.postMessage(await Promise.all(Array.from({ length: count }, (_, at) => ask(at))));
});
`;
