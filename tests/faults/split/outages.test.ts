import type { ServerResponse } from "node:http";
import { createServer, type Server } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { request } from "@/tests/support/servers/http";
import { shorten } from "@/tests/support/servers/patience";
import { until } from "@/tests/support/servers/stop-points";
import { Upstream } from "@/tests/support/servers/upstream";

const api = new Upstream();
const page = { products: [], next: null, previous: null };
const cart = {
  version: null,
  cart_items: [],
  total: 0,
  cash: { problem: null, fee: 0 },
  online: { problem: null },
  message: "Added to Cart",
};
const json = { "content-type": "application/json" };

beforeAll(() => api.start());
afterAll(() => api.stop());
beforeEach(() => api.received.splice(0));

const read = () => request("/products/all", { cookie: "" });
const change = () => request("/cart/addtocart", { body: { productid: "x" }, cookie: "" });

/** Ways in which a complete answer never arrives. */
const lost: [string, number, string, (response: ServerResponse) => unknown][] = [
  ["is cut off", 502, "upstream_failed", (response) => response.destroy()],
  [
    "is reset",
    502,
    "upstream_failed",
    (response) => (response.socket as NonNullable<typeof response.socket>).resetAndDestroy(),
  ],
  [
    "breaks off half-way",
    502,
    "upstream_failed",
    (response) => {
      response.writeHead(200, { ...json, "content-length": "100" });
      response.write('{"products":[', () => response.destroy());
    },
  ],
  [
    "breaks off half-way without a length",
    502,
    "upstream_failed",
    (response) => {
      response.writeHead(200, json);
      response.write('{"products":[', () => response.destroy());
    },
  ],
  ["is not HTTP", 502, "upstream_failed", (response) => response.socket?.end("I am no server\r\n")],
  ["is a proxy's 502", 502, "upstream_failed", (r) => r.writeHead(502).end("<h1>Bad")],
  ["is a proxy's 503", 502, "upstream_failed", (r) => r.writeHead(503).end()],
  ["is a proxy's 504", 504, "upstream_timeout", (r) => r.writeHead(504).end("{}")],
  ["never comes", 504, "upstream_timeout", () => undefined],
  [
    "stops half-way",
    504,
    "upstream_timeout",
    (response) => response.writeHead(200, json).write('{"products":['),
  ],
];

describe.each(lost)("an answer that %s", (_how, status, code, answer) => {
  it("is retried once for a read", async () => {
    if (status === 504) shorten({ answer: 400 });
    api.answer = answer;
    const { body, ...rest } = await read();
    expect({ status: rest.status, code: body.code }).toEqual({ status, code });
    expect(body.message).toMatch(/^The shop .*\. Please try again\.$/);
    expect(api.received).toHaveLength(2);
  });

  it("is not retried for a change, and the message says that it may be done", async () => {
    if (status === 504) shorten({ answer: 400 });
    api.answer = answer;
    const { body, ...rest } = await change();
    expect({ status: rest.status, code: body.code }).toEqual({ status, code });
    expect(body.message).toMatch(/Look whether it was done before you try again\.$/);
    expect(api.received).toHaveLength(1);
  });

  it("is hidden when the retry of a read succeeds", async () => {
    if (status === 504) shorten({ answer: 2_000 });
    api.answer = (response) => {
      if (api.received.length === 1) return answer(response);
      return response.writeHead(200, json).end(JSON.stringify(page));
    };
    expect(await read()).toMatchObject({ status: 200, body: page });
    expect(api.received).toHaveLength(2);
  });
});

it("a dripping answer times out", async () => {
  shorten({ answer: 400 });
  api.answer = (response) => {
    response.writeHead(200, json);
    const drip = setInterval(() => response.write(" "), 50);
    response.once("close", () => clearInterval(drip));
  };
  const began = Date.now();
  expect(await change()).toMatchObject({ status: 504, body: { code: "upstream_timeout" } });
  expect(Date.now() - began).toBeGreaterThanOrEqual(350);
});

it("a restart between two calls goes unnoticed, and both kinds of call fail while the API tier is down", async () => {
  api.json(cart);
  expect((await change()).status).toBe(200);
  await api.stop();
  await api.start();
  expect((await change()).status).toBe(200);
  await api.stop();
  const refused = await change();
  expect(refused).toMatchObject({ status: 502, body: { code: "upstream_failed" } });
  // There was no connection, so nothing was done.
  expect(refused.body.message).toBe("The shop is not answering. Please try again.");
  expect(await read()).toMatchObject({ status: 502, body: { code: "upstream_failed" } });
  await api.start();
  expect((await change()).status).toBe(200);
  expect(api.received).toHaveLength(3);
});

it("concurrent changes over connections that the other side closes are each sent once", async () => {
  api.answer = (response) =>
    response.writeHead(200, { ...json, connection: "close" }).end(JSON.stringify(cart));
  const answers = await Promise.all(Array.from({ length: 60 }, change));
  expect(answers.map(({ status }) => status)).toEqual(Array(60).fill(200));
  expect(api.received).toHaveLength(60);
});

describe("a connection closed silently between two changes", () => {
  let server: Server;
  let requests = 0;
  let closed = 0;

  // Announces no keep-alive time and closes each connection shortly after its answer.
  beforeAll(async () => {
    await api.stop();
    const { port } = new URL(process.env.API_URL ?? "");
    const body = JSON.stringify(cart);
    const head = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
    server = createServer((socket) => {
      socket.on("error", () => undefined);
      socket.on("close", () => {
        closed += 1;
      });
      socket.on("data", (piece) => {
        if (!String(piece).startsWith("POST")) return;
        requests += 1;
        socket.write(`${head}${body}`, () => setTimeout(() => socket.end(), 20));
      });
    });
    await new Promise<void>((resolve) => server.listen(Number(port), "127.0.0.1", resolve));
    // Both sides are this process, which must first read that its connections are closed.
    await sleep(50);
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it("is not reused", async () => {
    for (let call = 0; call < 5; call += 1) {
      expect((await change()).status).toBe(200);
      await until("it is closed", async () => closed === call + 1);
    }
    expect(requests).toBe(5);
  });
});
