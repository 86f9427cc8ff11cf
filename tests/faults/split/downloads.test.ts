import type { ServerResponse } from "node:http";
import { respond } from "@/tests/support/servers/http";
import { shorten } from "@/tests/support/servers/patience";
import { splitSession } from "@/tests/support/servers/split-session";
import { until } from "@/tests/support/servers/stop-points";
import { Upstream } from "@/tests/support/servers/upstream";

const PATH = "/admin/orders/export";
const api = new Upstream();
const head = {
  "content-type": "text/csv; charset=utf-8",
  "content-disposition": 'attachment; filename="orders.csv"',
};
let cookie: string;

beforeAll(async () => {
  await api.start();
  ({ cookie } = await splitSession("admin"));
});
afterAll(() => api.stop());
beforeEach(() => api.received.splice(0));

async function download() {
  const headers = { cookie, "sec-fetch-site": "same-origin" };
  return respond(new Request(`http://localhost:3000/api${PATH}`, { headers }));
}

it("a file is streamed as it is produced, under its name", async () => {
  let finish: () => void = () => undefined;
  api.answer = (response) => {
    response.writeHead(200, head).write("number,total\n");
    finish = () => response.end("AK-1,9\n");
  };
  const answer = await download();
  expect(answer.headers.get("content-disposition")).toBe(head["content-disposition"]);
  expect(answer.headers.get("content-type")).toBe(head["content-type"]);
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  const text = async () => new TextDecoder().decode((await reader.read()).value);
  expect(await text()).toBe("number,total\n");
  finish();
  expect(await text()).toBe("AK-1,9\n");
  expect((await reader.read()).done).toBe(true);
});

it.each<[string, (response: ServerResponse) => unknown]>([
  [
    "breaks off",
    (response) => response.writeHead(200, head).write("half", () => response.destroy()),
  ],
  ["stalls", (response) => response.writeHead(200, head).write("half")],
])("a file that %s half-way never looks complete", async (_how, answer) => {
  shorten({ answer: 2_000 });
  api.answer = answer;
  const download_ = await download();
  expect(download_.status).toBe(200);
  await expect(download_.text()).rejects.toThrow();
});

it("a client that disconnects stops the API tier, and a slow one applies back-pressure", async () => {
  let written = 0;
  let isGone = false;
  api.answer = (response) => {
    response.writeHead(200, head);
    response.once("close", () => {
      isGone = true;
    });
    const write = () => {
      while (!isGone && response.write(Buffer.alloc(64 * 1024))) written += 1;
      if (!isGone) response.once("drain", write);
    };
    write();
  };
  const answer = await download();
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  await reader.read();
  await until("it waits", async () => {
    const before = written;
    await new Promise((resolve) => setTimeout(resolve, 100));
    return before === written;
  });
  // Sockets buffer a few megabytes; without back-pressure it would be hundreds.
  expect(written * 64).toBeLessThan(32 * 1024);
  expect(isGone).toBe(false);
  await reader.cancel();
  await until("it stops", async () => isGone);
});

it.each([
  ["a page in place of the file", 502, "upstream_failed", 1],
  ["nothing in time", 504, "upstream_timeout", 2],
] as const)("%s returns a JSON error", async (what, status, code, tries) => {
  if (status === 504) shorten({ answer: 500 });
  api.answer = (response) =>
    what === "nothing in time" ||
    response.writeHead(200, { "content-type": "text/html" }).end("<p>");
  const answer = await download();
  expect(answer.status).toBe(status);
  expect((await answer.json()).code).toBe(code);
  expect(api.received).toHaveLength(tries);
});
