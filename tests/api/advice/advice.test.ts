import fc from "fast-check";
import { addressOf, questionAt } from "@/lib/advice/address";
import { adviseCharger } from "@/lib/advice/service";
import { guest } from "@/lib/identity/actor";
import { paramsOf, questions } from "@/tests/support/advice/questions";
import { request } from "@/tests/support/servers/http";
import { allowPrograms } from "@/tests/support/shop/builders";
import { aCharger, sellOwnRangeOnly } from "@/tests/support/shop/own-range";

const creta = { car: "hyundai-creta-electric", variant: "51.4 kWh" };
const home = { place: "house", phases: 1, sanctioned_kw: 5, peak_kw: 3 };
const nights = { hours_parked: 9, km_a_day: 40 };
const advise = (body: object) => request("/advice", { body });

let small: string;
let usual: string;

sellOwnRangeOnly();
beforeAll(async () => {
  await allowPrograms();
  small = (await aCharger(3300, 18_999_00)).slug;
  await aCharger(3300, 24_999_00);
  usual = (await aCharger(7400, 42_999_00)).slug;
  await aCharger(7400, 9_999_00, 0);
});

describe("POST /advice", () => {
  it("offers what fits now and what an extension buys, of what is in stock", async () => {
    const { status, body } = await advise({ ...creta, ...home, ...nights, metres_to_meter: 18 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ need_kwh: 5.4, not_bigger: null, verified_on: null });
    expect(body.offers).toMatchObject([
      {
        ...{ product: { slug: small, price: 18999 }, gives_kw: 3.3, is_enough: true },
        ...{ load: { state: "at_night", spare_kw: 2 }, changes: [], cable: { mm2: 2.5 } },
      },
      {
        ...{ product: { slug: usual, price: 42999 }, gives_kw: 7.2, limit: "car" },
        ...{ load: { state: "extension", to_kw: 11 }, changes: ["load_extension"] },
      },
    ]);
  });

  it("says what comes first in that state, and what a month costs there", async () => {
    const asked = { ...creta, ...home, ...nights, place: "flat", state: "Karnataka", rate: 6.5 };
    const { body } = await advise(asked);
    expect(body.steps).toMatchObject([
      { change: "noc", texts: [expect.any(String), expect.stringContaining("KERC")] },
      { change: "load_extension" },
    ]);
    expect(body.month).toMatchObject({ kwh: 180, petrol: 8233.6 });
    expect(body.month.rows).toMatchObject([
      { name: "At your own rate", cost: 1170, order: null },
      { name: expect.stringMatching(/^EV meter/), cost: 810 },
      { name: expect.stringMatching(/^Home meter/), cost: 1044 },
    ]);
  });

  it("answers 500 random pages as it answers programs", async () => {
    for (const question of fc.sample(questions, 500)) {
      const page = await adviseCharger.wire(guest, questionAt(paramsOf(addressOf(question))));
      expect((await advise(question)).body).toEqual(page);
    }
  });

  it("takes the figures of a vehicle that is not listed", async () => {
    const own = { kind: "scooter", battery_kwh: 3.7, ac_kw: 0.75 };
    const { body } = await advise({ own, ...home, ...nights });
    expect(body.offers).toMatchObject([{ product: { slug: small }, limit: "car" }]);
    expect(body.not_bigger).toBe(
      "7.4 kW would charge no faster: a scooter draws less than a 16 A socket gives.",
    );
  });

  it.each([
    ["an unknown car", { car: "ford-anglia", ...home, ...nights }, 404],
    ["an unknown variant", { ...creta, variant: "99 kWh", ...home, ...nights }, 404],
    ["no vehicle", { ...home, ...nights }, 422],
    ["two vehicles", { ...creta, own: { battery_kwh: 30, ac_kw: 7 }, ...home, ...nights }, 422],
    ["two phases", { ...creta, ...home, ...nights, phases: 2 }, 422],
  ])("refuses %s", async (_, body, status) => {
    expect((await advise(body)).status).toBe(status);
  });
});

describe("POST /advice/fleet", () => {
  const fleet = { car: "tata-xpres-t", vehicles: 20, km_a_day: 120, hours_parked: 10 };

  it("counts points, and refuses with the number what the transformer cannot give", async () => {
    const { body } = await request("/advice/fleet", { body: { ...fleet, transformer_kva: 40 } });
    expect(body).toMatchObject({ need_kwh: 276, queue_factor: 1.2 });
    expect(body.plans[0]).toMatchObject({
      ...{ product: { slug: small }, points: 12, demand_kw: 39.6, is_possible: false },
      words: [
        "12 points at 3.3 kW each draw 39.6 kW.",
        "That is 42 kVA, and the transformer has 40 kVA left.",
      ],
    });
  });
});
