import fc from "fast-check";
import { plainLine, plainText } from "@/lib/call/plain-text";
import { request } from "@/tests/support/servers/http";
import { aCustomer, allowPrograms, anAdmin, aProduct } from "@/tests/support/shop/builders";

beforeAll(allowPrograms);

const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 30 }),
  fc.string({
    unit: fc.constantFrom(..."फ़é e\u0301\u200b\u202a\u00a0\u2011٣\ud83d\n\t'\"%😀"),
    maxLength: 30,
  }),
);

/** Saves a text and reads it back; `undefined` if it was refused with a message. */
type Field = (text: string) => Promise<string | null | undefined>;

async function expectKept(field: Field, plain: (text: string) => string) {
  const property = fc.asyncProperty(anyText, async (text) => {
    const read = await field(text.replaceAll("\0", ""));
    if (read === undefined) return;
    expect(read ?? "").toBe(plain(text.replaceAll("\0", "")).trim());
  });
  await fc.assert(property, { numRuns: 60 });
}

function refused({ status, body }: Awaited<ReturnType<typeof request>>): boolean {
  if (status === 200) return false;
  expect([status, body.code]).toEqual([422, "invalid_input"]);
  expect(JSON.stringify(body.fields)).not.toMatch(/Invalid input|\{\}/);
  return true;
}

it("any text of an address survives saving and reading", async () => {
  const { token } = await aCustomer();
  const home = { type: "Home", house_building: "12", locality_street: "MG Road", city: "Pune" };
  const place = {
    ...home,
    district: "Pune",
    state: "Maharashtra",
    pin: "411001",
    country: "India",
  };
  expect((await request("/users/address", { token, body: place })).status).toBe(200);
  await expectKept(async (landmark) => {
    const answer = await request("/users/address/Home", {
      method: "PATCH",
      token,
      body: { landmark },
    });
    if (refused(answer)) return undefined;
    const [saved] = (await request("/users/address", { token })).body;
    return saved.landmark;
  }, plainLine);
});

it("any text of a charger survives saving and reading", async () => {
  const { token } = await anAdmin();
  const { id } = await aProduct();
  await expectKept(async (text) => {
    // An empty text keeps the description.
    const description = `a ${text} z`;
    const form = new FormData();
    form.set("product_data", JSON.stringify({ id, description }));
    const answer = await request("/products/update", { method: "PUT", token, body: form });
    if (refused(answer)) return undefined;
    const { body } = await request(`/admin/products/${id}`, { token });
    return body.description.replace(/^a ?| ?z$/g, "").trim();
  }, plainText);
});
