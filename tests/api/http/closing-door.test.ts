import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { closeServers, sendCallersAway, watchTraffic } from "@/lib/observe/traffic";
import { arrivals, holdUp } from "@/tests/support/arrivals";

// A process closes its door once: each test here begins as a process that has not been told to.
const COUNT = 36;
const answered = Array(COUNT).fill(200);
let server: Server;
let port: number;

beforeAll(() => watchTraffic(() => undefined));
beforeEach(async () => {
  Object.assign((globalThis as { traffic?: object }).traffic ?? {}, { closing: false });
  server = createServer((_req, res) => res.end("page"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
  // A server is known from its first request on.
  await (await fetch(`http://127.0.0.1:${port}/`)).text();
});
afterEach(() => server.closeAllConnections());

it("answers what has connected before the door closes, also what nobody has looked at yet", async () => {
  const others = arrivals(port, COUNT);
  await others.ready();
  others.ask();
  holdUp(400);
  sendCallersAway();
  expect(await closeServers(5_000)).toBe(0);
  expect(await others.fates(1)).toEqual(answered);
  await others.end();
});

it("answers what comes by a connection that is kept, while the door closes", async () => {
  const others = arrivals(port, COUNT);
  await others.ready();
  others.ask();
  expect(await others.fates(1)).toEqual(answered);
  others.ask();
  holdUp(400);
  sendCallersAway();
  expect(await closeServers(5_000)).toBe(0);
  expect(await others.fates(2)).toEqual(answered);
  await others.end();
});

it("does not wait for a connection by which nobody asks", async () => {
  const idle = connect(port, "127.0.0.1");
  await once(idle, "connect");
  // With the test's own limit: it would be over first.
  expect(await closeServers(60_000)).toBe(0);
  idle.destroy();
});
