import { listProducts } from "@/lib/catalogue/contract";
import { type EveryDoor, everyDoor } from "@/tests/support/calls/edges";
import { respond } from "@/tests/support/servers/http";

const OURS = "https://partner.example";
// The settings are read once, by the first call.
process.env.API_ALLOWED_ORIGINS = `${OURS}/, capacitor://localhost`;

let doors: EveryDoor;

beforeAll(async () => {
  doors = await everyDoor();
});

const list = (headers: Record<string, string>, method = "GET") =>
  doors.ask(listProducts, { headers, method });
const preflight = (origin: string) =>
  list({ origin, "access-control-request-method": "GET", "x-api-key": "" }, "OPTIONS");
const named = ({ headers }: Response) =>
  [...headers.keys()].filter((name) => name.startsWith("access-control-"));

it("allows an allowed origin for ten minutes, without cookies", async () => {
  const { headers } = await preflight(OURS);
  expect(headers.get("access-control-allow-origin")).toBe(OURS);
  for (const header of ["authorization", "content-type", "x-api-key", "idempotency-key"]) {
    expect(headers.get("access-control-allow-headers")).toContain(header);
  }
  expect(headers.get("access-control-max-age")).toBe("600");
  expect(headers.has("access-control-allow-credentials")).toBe(false);
});

it.each(["https://evil.example", `${OURS}.evil.example`, "http://partner.example", "null"])(
  "allows nothing to %s",
  async (origin) => {
    expect(named(await preflight(origin))).toEqual([]);
    expect(named(await list({ origin }))).toEqual([]);
  },
);

it("answers with the requesting origin and Vary: Origin", async () => {
  const answer = await list({ origin: "capacitor://localhost" });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("access-control-allow-origin")).toBe("capacitor://localhost");
  expect(answer.headers.get("access-control-expose-headers")).toContain("etag");
  const other = await list({});
  expect(named(other)).toEqual([]);
  expect(other.headers.get("vary")).toContain("origin");
});

it("requires a key from an allowed origin, ignoring our cookies", async () => {
  const headers = { origin: OURS, cookie: "arklane.session=x", "sec-fetch-site": "cross-site" };
  const request = new Request("http://localhost:3000/api/users/profile", { headers });
  const answer = await respond(request);
  expect(answer.status).toBe(403);
  expect(answer.headers.get("access-control-allow-origin")).toBe(OURS);
});
