import net, { type Socket } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { Failure } from "../local/base/failure.ts";
import type { Serving } from "./options.ts";
import type { Worker } from "./worker.ts";

/** The shop's port. */
export type Door = {
  address: string;
  /** Opens the port. Before, a connection is refused, and a proxy in front asks another machine. */
  open: () => Promise<void>;
  /** Gives a process connections from now on. */
  admit: (worker: Worker) => void;
  /** Gives it none any more; what had not reached it goes to the others. */
  dismiss: (worker: Worker) => void;
  /** Closes the port once every connection that waits has been handed over. */
  close: () => Promise<void>;
};

/** Connections that wait while no process is ready: about a second of a busy shop. */
const MOST_WAITING = 2_000;
/** Node's default length of the queue in the kernel. */
const BACKLOG = 511;

/**
 * A port that hands each connection to the process with the fewest on their way, in turns; the process reads and
 * answers it by itself. Throws `Failure` when the port is taken.
 */
export async function doorAt({ host, port }: Pick<Serving, "host" | "port">): Promise<Door> {
  const handing = new Handing();
  let arrived = 0;
  const server = net.createServer({ pauseOnConnect: true, noDelay: true }, (socket) => {
    arrived += 1;
    socket.on("error", () => socket.destroy());
    handing.over(socket);
  });
  // A port that is taken is told before the processes take their time.
  await listening(server, host, port);
  const bound = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return {
    address: `http://${host ?? "localhost"}:${bound.port}`,
    open: () => listening(server, host, bound.port),
    admit: (worker) => handing.admit(worker),
    dismiss: (worker) => handing.dismiss(worker),
    close: async () => {
      // Node accepts a connection in each turn: after one without any, none waits in the kernel.
      for (let before = -1, turns = 0; before !== arrived && turns < BACKLOG; turns += 1) {
        before = arrived;
        await turn();
        await turn();
      }
      server.close();
    },
  };
}

/** Who is given connections, and which are on their way. */
class Handing {
  readonly #admitted = new Set<Worker>();
  /** What each process, also one that leaves, has not taken yet. */
  readonly #underWay = new Map<Worker, Set<Socket>>();
  readonly #waiting: Socket[] = [];
  #turn = 0;

  admit(worker: Worker): void {
    this.#admitted.add(worker);
    this.#underWay.set(worker, new Set());
    for (const socket of this.#waiting.splice(0)) this.over(socket);
  }

  /** One that leaves still gets what is on its way; one that has ended cannot. */
  dismiss(worker: Worker): void {
    this.#admitted.delete(worker);
    if (!worker.isOver()) return;
    const left = [...(this.#underWay.get(worker) ?? [])];
    this.#underWay.delete(worker);
    for (const socket of left) this.over(socket);
  }

  over(socket: Socket): void {
    const worker = this.#chosen();
    if (!worker) {
      if (this.#waiting.push(socket) > MOST_WAITING) this.#waiting.shift()?.destroy();
      return;
    }
    const its = this.#underWay.get(worker);
    its?.add(socket);
    worker.give(socket, (left) => {
      its?.delete(socket);
      if (!left) return;
      // It has ended: that is known in a moment, and until then others are chosen.
      this.#admitted.delete(worker);
      this.over(left);
    });
  }

  #chosen(): Worker | undefined {
    const all = [...this.#admitted];
    this.#turn += 1;
    const inTurn = all.flatMap((_, index) => all[(index + this.#turn) % all.length] ?? []);
    const sizeOf = (worker: Worker) => this.#underWay.get(worker)?.size ?? 0;
    return inTurn.toSorted((a, b) => sizeOf(a) - sizeOf(b))[0];
  }
}

function listening(server: net.Server, host: string | undefined, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === "EADDRINUSE";
      reject(isTaken ? new Failure(`Port ${port} is in use by another program.`) : error);
    });
    server.listen({ port, host, backlog: BACKLOG }, resolve);
  });
}
