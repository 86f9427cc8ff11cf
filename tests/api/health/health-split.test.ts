import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { request } from "@/tests/support/servers/http";

const mail = { what: "mail", message: "The mail server does not answer." };
let isDown = false;
const apiTier = createServer((_req, res) => {
  if (isDown) return res.destroy();
  res.writeHead(503, { "content-type": "application/json" });
  return res.end(JSON.stringify({ code: "unavailable", status: "not ready", problems: [mail] }));
});

// The settings are read once: a web tier whose API tier lacks its mail server.
beforeAll(async () => {
  await new Promise<void>((resolve) => apiTier.listen(0, "127.0.0.1", resolve));
  process.env.API_URL = `http://127.0.0.1:${(apiTier.address() as AddressInfo).port}`;
  process.env.API_KEY = "tier-key-for-tests";
  process.env.DATABASE_URL = "";
});
afterAll(async () => {
  apiTier.closeAllConnections();
  await new Promise((resolve) => apiTier.close(resolve));
});

it("a web tier passes on what the API tier lacks and reports when it is down", async () => {
  const ask = () => request("/ready", { cookie: "" });
  expect(await ask()).toMatchObject({
    status: 503,
    body: {
      message: "Not ready: api, mail.",
      problems: [{ what: "api", message: "The API tier is not ready." }, mail],
    },
  });
  isDown = true;
  // As long as a failure is cached.
  await new Promise((resolve) => setTimeout(resolve, 1_050));
  expect((await ask()).body.problems).toEqual([
    { what: "api", message: "The API tier does not answer." },
  ]);
});

it("a web tier gives its own metrics only for its key", async () => {
  const ask = (key: string) => request("/metrics", { headers: { "x-api-key": key } });
  const { status, body } = await ask("tier-key-for-tests");
  expect(status).toBe(200);
  expect(body).toContain("process_resident_memory_bytes");
  expect(body).not.toContain("shop_orders");
  expect((await ask("another")).status).toBe(401);
});
