import type { ServerResponse } from "node:http";
import { subscribeRemotely } from "@/lib/catalogue/changes/remote";
import type { Changed } from "@/lib/catalogue/changes/subscribe";
import { until } from "@/tests/support/servers/stop-points";
import { TIER_KEY, Upstream } from "@/tests/support/servers/upstream";

const api = new Upstream();
const changes: Changed[] = [];
const open: ServerResponse[] = [];
let stop: () => void;

beforeAll(async () => {
  await api.start();
  api.answer = (response) => {
    open.push(response);
    const head = { "content-disposition": 'attachment; filename="changes.ndjson"' };
    response.writeHead(200, head).write('{"slugs":[]}\n');
  };
  stop = subscribeRemotely((changed) => void changes.push(changed));
});
afterAll(() => {
  stop();
  return api.stop();
});

const connections = (count: number) =>
  until(`connection ${count}`, async () => open.length === count);
const send = (text: string) => open.at(-1)?.write(text);
const receives = (expected: Changed[]) =>
  until(JSON.stringify(expected), async () => JSON.stringify(changes) === JSON.stringify(expected));

it("a web tier receives each catalogue change and treats everything as changed on connecting", async () => {
  await connections(1);
  expect(api.received[0]).toMatchObject({ method: "GET", url: "/api/products/changes" });
  expect(api.received[0]?.headers.get("x-api-key")).toBe(TIER_KEY);
  await receives([null]);
  send('{"slugs":["a"]}\n{"slugs":[]}\n{"slu');
  await receives([null, ["a"]]);
  send('gs":["b","c"]}\n{"slugs":null}\n');
  await receives([null, ["a"], ["b", "c"], null]);
});

it.each<[string, (response: ServerResponse) => unknown]>([
  ["ends", (response) => response.end()],
  ["is cut", (response) => response.destroy()],
  ["holds an invalid change", (response) => response.write("<h1>Welcome</h1>\n")],
])("a web tier reconnects when the answer %s", async (_how, lose) => {
  const before = open.length;
  changes.splice(0);
  lose(open.at(-1) as ServerResponse);
  await connections(before + 1);
  await receives([null]);
  send('{"slugs":["later"]}\n');
  await receives([null, ["later"]]);
});

it("a web tier reconnects once the API tier is back, but not after shutdown", async () => {
  const before = open.length;
  changes.splice(0);
  await api.stop();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(changes).toEqual([]);
  await api.start();
  await connections(before + 1);
  await receives([null]);
  stop();
  await until("it hangs up", async () => open.at(-1)?.closed ?? false);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(open).toHaveLength(before + 1);
});
