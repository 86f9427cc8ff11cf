import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { DEMO_API_KEY } from "@/lib/demo";
import { sha256 } from "@/lib/identity/hash";
import { respond } from "@/tests/support/servers/http";
import { allowPrograms } from "@/tests/support/shop/builders";

beforeAll(async () => {
  // A public shop that was seeded with demo data by mistake.
  process.env.DEMO = "0";
  await allowPrograms();
});

const revoked = `key-${randomUUID()}`;

/** Status, headers and every byte, which must be indistinguishable. */
async function answerTo(path: string, key: string | null) {
  const headers = new Headers({ "content-type": "application/json" });
  if (key !== null) headers.set("x-api-key", key);
  const asked = new Request(`http://localhost:3000/api${path}`, {
    ...{ method: "POST", headers, body: "{}" },
  });
  const answer = await respond(asked);
  const kept = [...answer.headers].filter(([name]) => name !== "x-request-id");
  return { status: answer.status, headers: kept, text: await answer.text() };
}

it.each(["/users/login", "/cart/addtocart", "/admin/api-keys"])(
  "%s answers a missing, wrong, revoked or demo key identically",
  async (path) => {
    const data = { keyHash: sha256(revoked), name: "Old app", scopes: ["shop", "office"] };
    await db().apiKey.upsert({
      where: { keyHash: data.keyHash },
      create: { ...data, revokedAt: new Date() },
      update: {},
    });
    const keys = [null, "", "wrong", `ak_${"x".repeat(5000)}`, revoked, DEMO_API_KEY];
    const answers = await Promise.all(keys.map((key) => answerTo(path, key)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    const message = "The API key is missing or not valid.";
    expect(answers[0]?.status).toBe(401);
    expect(answers[0]?.text).toBe(
      JSON.stringify({ message, code: "invalid_api_key", detail: message }),
    );
  },
);
