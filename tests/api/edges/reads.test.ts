import { listProducts } from "@/lib/catalogue/contract";
import { type EveryDoor, everyDoor } from "@/tests/support/calls/edges";
import { routeFiles } from "@/tests/support/servers/http";

let doors: EveryDoor;

beforeAll(async () => {
  doors = await everyDoor();
});

const list = (query: string, method = "GET") => doors.ask(listProducts, { query, method });

it.each(["0", "-1", "101", "1.5", "abc", "", "NaN", "Infinity", "9".repeat(40), "1,5", "٣"])(
  "answers the limit %p with 422",
  async (limit) => {
    const answer = await list(`?limit=${encodeURIComponent(limit)}`);
    expect(answer.status).toBe(422);
    expect((await answer.json()).fields).toHaveProperty("limit");
  },
);

it.each(["?limit=%E0%A4%A", "?limit=7&limit=%", "?limit=&after=%ff"])(
  "answers the broken query %s with 422",
  async (query) => {
    expect((await list(query)).status).toBe(422);
  },
);

it.each(["?__proto__=1&constructor=2", `?colour=${"x".repeat(6000)}`, "?limit=5&limit=7", "?"])(
  "accepts the query %.30s",
  async (query) => {
    expect((await list(query)).status).toBe(200);
  },
);

it("handles the query of a HEAD like that of a GET", async () => {
  expect((await list("?limit=1", "HEAD")).status).toBe(200);
  expect((await list("?limit=x", "HEAD")).status).toBe(422);
});

it("answers every method with 404 at an unknown path", async () => {
  const file = routeFiles().find(({ path }) => path.includes("[[..."))?.file ?? "";
  const handlers = await import(file);
  for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
    const request = new Request("http://localhost:3000/api/nothing", { method });
    const params = Promise.resolve({ path: ["nothing"] });
    const answer: Response = await handlers[method](request, { params });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: "not_found" });
  }
});
