import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, Server as NetServer } from "node:net";
import { closeServers, drainConnections, watchTraffic } from "@/lib/observe/traffic";
import { arrivals, holdUp } from "@/tests/support/servers/arrivals";

// A process shuts down once: each test starts as one that has not begun to.
let stopWatching: () => void;
const COUNT = 36;
const answered = Array(COUNT).fill(200);
let server: Server;
let port: number;
let others: ReturnType<typeof arrivals>;

beforeEach(async () => {
  stopWatching = watchTraffic(() => undefined);
  // A busy machine takes longer between two requests than the five seconds of the default.
  server = createServer({ keepAliveTimeout: 60_000 }, (_req, res) => res.end("page"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
  // A server is registered with its first request.
  await (await fetch(`http://127.0.0.1:${port}/`)).text();
  others = arrivals(port, COUNT);
  await others.ready();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await others.end();
  server.closeAllConnections();
  stopWatching();
});

/** Runs `work` once the server is closed and waits for its last requests. */
function onceClosed(work: () => void): void {
  const { close } = NetServer.prototype;
  jest.spyOn(NetServer.prototype, "close").mockImplementation(function (this: NetServer) {
    if (this === server) queueMicrotask(work);
    return close.call(this);
  });
}

it("answers requests that connected before shutdown, even unread ones", async () => {
  others.ask();
  others.holdUpUntilSent();
  drainConnections();
  expect(await closeServers(5_000)).toBe(0);
  expect(await others.fates(1)).toEqual(answered);
});

it("answers requests on keep-alive connections during shutdown", async () => {
  others.ask();
  expect(await others.fates(1)).toEqual(answered);
  others.ask();
  others.holdUpUntilSent();
  drainConnections();
  expect(await closeServers(5_000)).toBe(0);
  expect(await others.fates(2)).toEqual(answered);
});

it("answers requests on keep-alive connections while a blocked process waits", async () => {
  others.ask();
  expect(await others.fates(1)).toEqual(answered);
  drainConnections();
  onceClosed(() => {
    others.ask();
    others.holdUpUntilSent();
    holdUp(400);
  });
  expect(await closeServers(5_000)).toBe(0);
  expect(await others.fates(2)).toEqual(answered);
});

it("does not wait for an idle connection", async () => {
  const idle = connect(port, "127.0.0.1");
  await once(idle, "connect");
  // Longer than the test's own limit, which would fail first.
  expect(await closeServers(60_000)).toBe(0);
  idle.destroy();
});
