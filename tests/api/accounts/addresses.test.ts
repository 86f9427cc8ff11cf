import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import { aCustomer, allowPrograms, anAddress } from "@/tests/support/shop/builders";

beforeAll(allowPrograms);

const home = {
  type: "Home",
  house_building: "12, Lake View",
  locality_street: "MG Road",
  city: "Bengaluru",
  district: "Bengaluru Urban",
  state: "Karnataka",
  pin: "560 001",
  country: "India",
};
const add = (token: string, values: object = {}) =>
  request("/users/address", { token, body: { ...home, ...values } });
const list = async (token: string) => (await request("/users/address", { token })).body;
const change = (token: string, path: string, body: object = {}) =>
  request(`/users/address/${path}`, { method: "PATCH", token, body });
const remove = (token: string, path: string) =>
  request(`/users/address/${path}`, { method: "DELETE", token });
const defaults = (userId: string) => db().address.count({ where: { userId, isDefault: true } });

/** Adds Home (default), Work and an Other address named Site office. */
async function withThree() {
  const person = await aCustomer();
  const ids: string[] = [];
  for (const values of [{}, { type: "Work" }, { type: "Other", custom_type_name: "Site office" }]) {
    ids.push((await add(person.token, values)).body.address.id);
  }
  const [homeId, workId, siteId] = ids as [string, string, string];
  return { ...person, homeId, workId, siteId };
}

describe("PATCH /users/address/{type}", () => {
  it("changes only the sent fields", async () => {
    const { token, homeId } = await withThree();
    const answer = await change(token, "Home", { city: "Mysuru", landmark: "Near the tank" });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        message: "Home address updated successfully.",
        address: { id: homeId, city: "Mysuru", landmark: "Near the tank", pin: "560001" },
      },
    });
    const emptied = await change(token, "Home", { landmark: null });
    expect(emptied.body.address).toMatchObject({ landmark: null, city: "Mysuru" });
  });

  it("finds an Other address by its custom name and keeps the name", async () => {
    const { token, siteId } = await withThree();
    await add(token, { type: "Other", custom_type_name: "Parents" });
    const answer = await change(token, "Other?custom_name=Site%20office", {
      city: "Pune",
      custom_type_name: "Renamed",
      type: "Home",
    });
    expect(answer.body).toMatchObject({
      message: "Other address updated successfully.",
      address: { id: siteId, type: "Other", custom_type_name: "Site office", city: "Pune" },
    });
    expect((await change(token, "Other?custom_name=Nowhere", {})).status).toBe(404);
  });

  it("changes the oldest of a type unless an id is given", async () => {
    const { token, homeId } = await withThree();
    const second = (await add(token)).body.address.id;
    expect((await change(token, "Home", { city: "A" })).body.address.id).toBe(homeId);
    expect((await change(token, "Home", { id: second, city: "B" })).body.address.id).toBe(second);
    expect((await change(token, `Home?id=${second}`, {})).body.address.id).toBe(second);
  });

  it("is_default true moves the default, false keeps it", async () => {
    const { token, userId, workId } = await withThree();
    const moved = await change(token, "Work", { is_default: true });
    expect(moved.body.address).toMatchObject({ id: workId, is_default: true });
    const unchanged = await change(token, "Work", { is_default: false });
    expect(unchanged.body.address.is_default).toBe(true);
    expect(await defaults(userId)).toBe(1);
  });

  it("names every invalid field", async () => {
    const { token } = await withThree();
    const wrong = { pin: "0123", state: "Bavaria", city: "", house_building: "x".repeat(121) };
    const answer = await change(token, "Home", wrong);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields).sort()).toEqual([
      "city",
      "house_building",
      "pin",
      "state",
    ]);
    expect((await change(token, "Castle", {})).body.fields).toHaveProperty("type");
  });
});

describe("PATCH /users/address/{type}/set-default", () => {
  it("leaves exactly one default", async () => {
    const { token, userId, siteId } = await withThree();
    const answer = await change(token, "Other/set-default?custom_name=Site%20office");
    expect(answer.body).toMatchObject({
      message: "Other address set as default.",
      address: { id: siteId, is_default: true },
    });
    expect(await defaults(userId)).toBe(1);
    expect((await list(token))[0].id).toBe(siteId);
  });

  it("leaves exactly one default under concurrent requests", async () => {
    const { token, userId, homeId, workId } = await withThree();
    const answers = await Promise.all(
      [0, 1, 2, 3, 4, 5, 6, 7].map((n) =>
        n % 4 === 3
          ? add(token, { is_default: true })
          : change(token, `${n % 2 ? "Home" : "Work"}/set-default`, {
              id: n % 2 ? homeId : workId,
            }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await defaults(userId)).toBe(1);
  });
});

describe("DELETE /users/address/{type}", () => {
  it("moves the default to the latest address and says so", async () => {
    const { token, userId, siteId } = await withThree();
    const answer = await remove(token, "Home");
    expect(answer.body).toEqual({
      message: "Home address deleted successfully. Site office is now your default address.",
      default_id: siteId,
    });
    expect(await defaults(userId)).toBe(1);
  });

  it("keeps the default when another address is deleted", async () => {
    const { token, homeId } = await withThree();
    const answer = await remove(token, "Other?custom_name=Site%20office");
    expect(answer.body).toEqual({
      message: "Other address deleted successfully.",
      default_id: homeId,
    });
    expect(await list(token)).toHaveLength(2);
  });

  it("deletes the last address; the next one added becomes the default", async () => {
    const { token, userId } = await aCustomer();
    await anAddress(userId);
    expect((await remove(token, "Home")).body.default_id).toBeNull();
    expect((await remove(token, "Home")).status).toBe(404);
    expect((await add(token)).body.address.is_default).toBe(true);
  });

  it("keeps exactly one default under concurrent deletes and changes", async () => {
    const { token, userId, homeId, workId } = await withThree();
    await Promise.all([
      remove(token, `Home?id=${homeId}`),
      change(token, `Work/set-default?id=${workId}`),
      remove(token, "Other"),
      add(token, { is_default: true }),
    ]);
    expect(await defaults(userId)).toBe(1);
  });
});

describe("another person's address", () => {
  it.each([
    ["change", (token: string, id: string) => change(token, `Home?id=${id}`, { city: "Pune" })],
    ["default", (token: string, id: string) => change(token, `Home/set-default?id=${id}`)],
    ["delete", (token: string, id: string) => remove(token, `Home?id=${id}`)],
  ])("returns 404: %s", async (_what, act) => {
    const [owner, other] = [await withThree(), await withThree()];
    const before = await list(owner.token);
    expect(await act(other.token, owner.homeId)).toMatchObject({
      status: 404,
      body: { message: "This address is no longer in your account." },
    });
    expect((await act(other.token, randomUUID())).status).toBe(404);
    expect(await list(owner.token)).toEqual(before);
  });

  it("refuses changes without a session", async () => {
    expect((await request("/users/address/Home", { method: "DELETE" })).status).toBe(401);
  });
});

it("audits every change without the address itself", async () => {
  const { token, userId } = await withThree();
  await change(token, "Work/set-default");
  await remove(token, "Work");
  const entries = await db().auditEntry.findMany({
    where: { subject: userId },
    orderBy: [{ at: "asc" }, { id: "asc" }],
  });
  expect(entries.map(({ action }) => action)).toEqual([
    "address.added",
    "address.added",
    "address.added",
    "address.made-default",
    "address.deleted",
  ]);
  expect(JSON.stringify(entries)).not.toContain("Lake View");
});
