import { Worker } from "node:worker_threads";

/** The results of one round of requests: a status or a connection error. */
export type Fates = (number | string)[];

/** How long a thread may wait on a busy machine. */
const PATIENCE_MS = 20_000;

/**
 * A thread with its own connections and requests, which arrive even while the test's thread
 * is busy, as from a network.
 */
export function arrivals(port: number, count: number) {
  const sent = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(CLIENT, { eval: true, workerData: { port, count, sent } });
  const ready = new Promise((resolve) => worker.once("online", resolve));
  const asked: Promise<Fates>[] = [];
  return {
    /** Resolves once the thread is ready. */
    ready: () => ready,
    /** Sends one request on every connection. */
    ask: () => {
      Atomics.store(sent, 0, 0);
      asked.push(new Promise((resolve) => worker.once("message", resolve)));
      worker.postMessage("ask");
    },
    /** Blocks the test's thread until every request is sent, so that none is read before. */
    holdUpUntilSent: () => {
      const deadline = Date.now() + PATIENCE_MS;
      for (let done = 0; done < count; done = Atomics.load(sent, 0)) {
        if (Date.now() > deadline) throw new Error(`only ${done} of ${count} requests were sent`);
        Atomics.wait(sent, 0, done, 100);
      }
    },
    /** The results of the nth round of requests, from 1. */
    fates: (nth: number): Promise<Fates> => asked[nth - 1] ?? Promise.resolve([]),
    end: () => worker.terminate(),
  };
}

/** Blocks this thread: nothing that arrives is read meanwhile. */
export function holdUp(ms: number): void {
  const until = Date.now() + ms;
  while (Date.now() < until);
}

// A connection closed earlier counts like one closed now, so that every round ends.
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
