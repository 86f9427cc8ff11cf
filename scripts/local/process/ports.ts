import { randomInt } from "node:crypto";
import net from "node:net";
import { errorCode, Failure } from "../base/failure.ts";

/** A port with the name of its setting. */
export type NamedPort = { setting: string; port: number };

/** Throws a `Failure` that names every port that is taken, duplicated or not allowed. */
export async function requireFreePorts(ports: NamedPort[]): Promise<void> {
  const seen = new Map<number, string>();
  for (const { setting, port } of ports) {
    const other = seen.get(port);
    if (other)
      throw new Failure(`${other} and ${setting} are both ${port}: give them different ports.`);
    seen.set(port, setting);
  }
  const busy: NamedPort[] = [];
  for (const named of ports) {
    const state = await probe(named.port);
    if (state === "denied") {
      throw new Failure(
        `Port ${named.port} is reserved for the system: set ${named.setting} above 1023.`,
      );
    }
    if (state === "busy") busy.push(named);
  }
  if (busy.length > 0) throw new Failure(busySentence(busy));
}

/** Below the ports that Linux gives to outgoing connections, one of which may take a free port before its server does. */
const TEST_PORTS = { from: 15_000, to: 32_000 };

/** A port that was free a moment ago, for tests. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = randomInt(TEST_PORTS.from, TEST_PORTS.to);
    if ((await probe(port)) === "free") return port;
  }
  throw new Failure("No free port was found.");
}

/** Whether 127.0.0.1:port accepts connections. */
export function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host: "127.0.0.1" });
    const finish = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket.setTimeout(1_000, () => finish(false));
    socket.once("connect", () => finish(true));
    socket.once("error", () => finish(false));
  });
}

function busySentence(busy: NamedPort[]): string {
  const ports = busy.map(({ port }) => port).join(", ");
  const settings = busy.map(({ setting }) => setting).join(", ");
  return busy.length === 1
    ? `Port ${ports} is in use by another program: stop that program or set ${settings} to a free port.`
    : `Ports ${ports} are in use by other programs: stop them or set ${settings} to free ports.`;
}

// "localhost" means both families: another program on ::1 alone would still get the browser's requests.
async function probe(port: number): Promise<"free" | "busy" | "denied"> {
  for (const host of ["127.0.0.1", "::1"]) {
    const code = await tryListen(port, host);
    if (code === "EADDRINUSE") return "busy";
    if (code === "EACCES") return "denied";
  }
  return "free";
}

function tryListen(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once("error", (error) => resolve(errorCode(error)));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
