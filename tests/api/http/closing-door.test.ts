import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, Server as NetServer } from "node:net";
import { closeServers, sendCallersAway, watchTraffic } from "@/lib/observe/traffic";
import { arrivals, holdUp } from "@/tests/support/servers/arrivals";

// A process closes its door once: each test here begins as a process that has not been told to.
const COUNT = 36;
const answered = Array(COUNT).fill(200);
let server: Server;
let port: number;
let others: ReturnType<typeof arrivals>;

beforeAll(() => watchTraffic(() => undefined));
beforeEach(async () => {
  Object.assign((globalThis as { traffic?: object }).traffic ?? {}, { closing: false });
  server = createServer((_req, res) => res.end("page"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
  // A server is known from its first request on.
  await (await fetch(`http://127.0.0.1:${port}/`)).text();
  others = arrivals(port, COUNT);
  await others.ready();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await others.end();
  server.closeAllConnections();
});

/** Does something once the door is closed and the last requests are waited for. */
function onceClosed(work: () => void): void {
  const { close } = NetServer.prototype;
  jest.spyOn(NetServer.prototype, "close").mockImplementation(function (this: NetServer) {
    if (this === server) queueMicrotask(work);
    return close.call(this);
  });
}

it("answers what has connected before the door closes, also what nobody has looked at yet", async () => {
  others.ask();
  others.holdUpUntilSent();
  sendCallersAway();
  expect(await closeServers(5_000)).toBe(0);
  expect(await others.fates(1)).toEqual(answered);
});

it("answers what comes by a connection that is kept, while the door closes", async () => {
  others.ask();
  expect(await others.fates(1)).toEqual(answered);
  others.ask();
  others.holdUpUntilSent();
  sendCallersAway();
  expect(await closeServers(5_000)).toBe(0);
  expect(await others.fates(2)).toEqual(answered);
});

it("answers what comes by a connection that is kept, while the process waits and is held up", async () => {
  others.ask();
  expect(await others.fates(1)).toEqual(answered);
  sendCallersAway();
  onceClosed(() => {
    others.ask();
    others.holdUpUntilSent();
    holdUp(400);
  });
  expect(await closeServers(5_000)).toBe(0);
  expect(await others.fates(2)).toEqual(answered);
});

it("does not wait for a connection by which nobody asks", async () => {
  const idle = connect(port, "127.0.0.1");
  await once(idle, "connect");
  // With the test's own limit: it would be over first.
  expect(await closeServers(60_000)).toBe(0);
  idle.destroy();
});
