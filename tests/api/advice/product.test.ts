import type { AdviceAnswer } from "@/lib/advice/contract";
import type { ListedCar } from "@/lib/advice/product/contract";
import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import { allowPrograms } from "@/tests/support/shop/builders";
import { aCharger, sellOwnRangeOnly } from "@/tests/support/shop/own-range";

const creta = { car: "hyundai-creta-electric", variant: "51.4 kWh" };
const asked = { ...creta, phases: 1, sanctioned_kw: 5, peak_kw: 3, km_a_day: 40 };
const advise = (body: object) => request("/advice/product", { body });

type Offer = AdviceAnswer["offers"][number];

let charger: string;

sellOwnRangeOnly();
beforeAll(async () => {
  await allowPrograms();
  charger = (await aCharger(7400, 42_999_00, 0)).slug;
});

describe("POST /advice/product", () => {
  it("says how long, what it costs and what the supply needs first, in stock or not", async () => {
    const { status, body } = await advise({ ...asked, charger, state: "Karnataka", rate: 6.5 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ product: { slug: charger, price: 42999 }, vehicle: "Hyundai Creta Electric 51.4 kWh" },
      ...{ misfit: null, gives_kw: 7.2, limit: "car", verified_on: null },
      charge: { from: 10, to: 100, hours: 7.14 },
      headline: "7 h 10 min from 10 to 100 %",
      supply: { state: "extension", to_kw: 11, changes: ["load_extension"], is_ready: false },
      steps: [{ change: "load_extension" }],
      month: { kwh: 180, petrol: 8233.6 },
    });
    expect(body.month.rows[0]).toMatchObject({ name: "At your own rate", cost: 1170 });
  });

  it("answers as the choice of a charger does", async () => {
    const { slug } = await aCharger(7400, 1, 5);
    const { body } = await advise({ ...asked, charger: slug, state: "Delhi" });
    const choice = await request("/advice", {
      body: { ...asked, place: "house", hours_parked: 9, state: "Delhi" },
    });
    const [offer] = choice.body.offers.filter((one: Offer) => one.product.slug === slug);
    expect(offer).toBeDefined();
    expect([...body.words, ...body.supply.words]).toEqual(offer?.words);
    expect(body.hours_for_day).toBe(offer?.hours_for_day);
  });

  it("asks for the DC power of typed figures before it calls a DC charger wrong", async () => {
    const { id, slug } = await aCharger(60_000, 9_00_000_00);
    await db().product.update({ where: { id }, data: { kind: "dc" } });
    const own = { battery_kwh: 40, ac_kw: 7.2 };
    const { body } = await advise({ ...asked, car: undefined, own, charger: slug });
    expect(body).toMatchObject({ misfit: "no_dc", charge: null, month: null });
    expect(body.words).toContain("If it has one, enter what it takes on DC.");
  });

  it.each([
    ["an unknown charger", { charger: "no-such-charger" }, 404],
    ["an unknown car", { car: "ford-anglia" }, 404],
    ["no vehicle", { car: undefined }, 422],
    ["two phases", { phases: 2 }, 422],
    ["a load that no bill states", { sanctioned_kw: 0.4 }, 422],
  ])("refuses %s", async (_what, other, status) => {
    expect((await advise({ ...asked, charger, ...other })).status).toBe(status);
  });
});

it("lists the vehicles that a question can name, once per release", async () => {
  const { body, headers } = await request("/advice/cars");
  const cars: ListedCar[] = body.cars;
  expect(cars.flatMap(({ variants }) => variants).length).toBeGreaterThanOrEqual(45);
  const [first] = body.cars;
  const [variant] = first?.variants ?? [];
  expect((await advise({ ...asked, charger, car: first?.car, variant })).status).toBe(200);
  expect(headers.get("etag")).toBeTruthy();
});
