import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { sha256 } from "@/lib/identity/hash";
import { request } from "@/tests/support/servers/http";
import { aCustomer, allowPrograms, anAdmin } from "@/tests/support/shop/builders";

beforeAll(allowPrograms);

it("returns the document to everybody in the demo", async () => {
  const answer = await request("/openapi.json");
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ openapi: "3.1.0", info: { title: "Arklane API" } });
  expect(answer.body.paths["/cart/addtocart"].post.operationId).toBe("addToCart");
});

describe("outside the demo", () => {
  const headers = { "x-api-key": `key-${randomUUID()}` };

  beforeAll(async () => {
    const keyHash = sha256(headers["x-api-key"]);
    await db().apiKey.create({ data: { name: "App", keyHash, scopes: ["shop", "office"] } });
  });

  it("returns it only to an administrator", async () => {
    const [admin, customer] = await Promise.all([anAdmin(), aCustomer()]);
    jest.replaceProperty(env(), "DEMO", false);
    const ask = (token?: string) => request("/openapi.json", { headers, token });
    expect((await ask(admin.token)).status).toBe(200);
    const refused = { status: 403, body: { code: "forbidden" } };
    expect(await ask(customer.token)).toMatchObject(refused);
    expect(await ask()).toMatchObject(refused);
  });
});
