import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";

/** How the requests of the other process ended: a status, or the error of the connection. */
export type Fates = (number | string)[];

/**
 * A process that opens connections of its own and asks by each: what it sends arrives also while this process
 * does something else, as from a network.
 */
export function arrivals(port: number, count: number) {
  const child = spawn(process.execPath, ["-e", CLIENT, String(port), String(count)], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const said: string[] = [];
  child.stdout.on("data", (chunk) => said.push(String(chunk)));
  const lines = () => said.join("").split("\n").filter(Boolean);
  const answer = async (index: number): Promise<Fates> => {
    while (lines().length <= index) await sleep(5);
    return JSON.parse(lines()[index] ?? "[]");
  };
  return {
    /** Resolves once the process is there. */
    ready: () => answer(0),
    /** Asks once by every connection. */
    ask: () => void child.stdin.write("ask\n"),
    /** How the requests of the nth asking ended, from 1. */
    fates: answer,
    end: async () => {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    },
  };
}

/** Holds this process up, as work does: nothing of what arrives is looked at meanwhile. */
export function holdUp(ms: number): void {
  const until = Date.now() + ms;
  while (Date.now() < until);
}

const CLIENT = `
const net = require("node:net");
const [port, count] = process.argv.slice(1).map(Number);
const sockets = [];
function ask(at) {
  return new Promise((resolve) => {
    const known = sockets[at];
    const socket = known ?? (sockets[at] = net.connect(port, "127.0.0.1"));
    for (const event of ["data", "error", "close"]) socket.removeAllListeners(event);
    socket.on("data", (data) => resolve(Number(String(data).split(" ")[1])));
    socket.on("error", (error) => resolve(error.code));
    socket.on("close", () => resolve("closed"));
    socket.write("GET / HTTP/1.1\\r\\nhost: localhost\\r\\n\\r\\n");
  });
}
process.stdin.on("data", async () => {
  const all = Array.from({ length: count }, (_, at) => ask(at));
  console.log(JSON.stringify(await Promise.all(all)));
});
console.log("[]");
`;
