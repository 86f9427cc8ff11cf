import type { ServerResponse } from "node:http";
import { followCatalogue } from "@/lib/catalogue/freshness/follow";
import type { Changed } from "@/lib/catalogue/freshness/gathered";
import { until } from "@/tests/support/stop-points";
import { TIER_KEY, Upstream } from "@/tests/support/upstream";

const api = new Upstream();
const remade: Changed[] = [];
const open: ServerResponse[] = [];
let stop: () => void;

beforeAll(async () => {
  await api.start();
  api.answer = (response) => {
    open.push(response);
    const head = { "content-disposition": 'attachment; filename="changes.ndjson"' };
    response.writeHead(200, head).write('{"slugs":[]}\n');
  };
  stop = followCatalogue((changed) => void remade.push(changed));
});
afterAll(() => {
  stop();
  return api.stop();
});

const connections = (count: number) =>
  until(`connection ${count}`, async () => open.length === count);
const tell = (text: string) => open.at(-1)?.write(text);
const hears = (changes: Changed[]) =>
  until(JSON.stringify(changes), async () => JSON.stringify(remade) === JSON.stringify(changes));

it("a web tier hears each change of the catalogue, and takes everything as changed when it connects", async () => {
  await connections(1);
  expect(api.received[0]).toMatchObject({ method: "GET", url: "/api/products/changes" });
  expect(api.received[0]?.headers.get("x-api-key")).toBe(TIER_KEY);
  await hears([null]);
  tell('{"slugs":["a"]}\n{"slugs":[]}\n{"slu');
  await hears([null, ["a"]]);
  tell('gs":["b","c"]}\n{"slugs":null}\n');
  await hears([null, ["a"], ["b", "c"], null]);
});

it.each<[string, (response: ServerResponse) => unknown]>([
  ["ends", (response) => response.end()],
  ["is cut", (response) => response.destroy()],
  ["says what is no change", (response) => response.write("<h1>Welcome</h1>\n")],
])("it connects again when the answer %s", async (_how, lose) => {
  const before = open.length;
  remade.splice(0);
  lose(open.at(-1) as ServerResponse);
  await connections(before + 1);
  await hears([null]);
  tell('{"slugs":["later"]}\n');
  await hears([null, ["later"]]);
});

it("it connects again once the API tier is back, and does not when the process ends", async () => {
  const before = open.length;
  remade.splice(0);
  await api.stop();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(remade).toEqual([]);
  await api.start();
  await connections(before + 1);
  await hears([null]);
  stop();
  await until("it hangs up", async () => open.at(-1)?.closed ?? false);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(open).toHaveLength(before + 1);
});
