import fc from "fast-check";
import { DETAIL_KEYS, type Details } from "@/lib/catalogue/details";
import { NewProductData, ProductEdit } from "@/lib/catalogue/products/product-data";
import { kindFrom, powerFrom } from "@/lib/catalogue/products/product-defaults";
import { difference, editedColumns, newColumns } from "@/lib/catalogue/products/product-rules";
import { freeSlug, isSlug, slugOf } from "@/lib/catalogue/products/slug";

const given = { name: "Ora 7", model: "ORA7", price: 10, quantity: 1, product_color: "Graphite" };
const place = { slug: "ora-7", position: 4 };
const columns = (changes: object) =>
  newColumns(NewProductData.parse({ ...given, ...changes }), place);

describe("powerFrom", () => {
  it.each([
    ["7.7 KW", 7_700],
    ["250W", 250],
    ["7,4 kW", 7_400],
    ["22kW three phase", 22_000],
    ["2 × 30 kW", 30_000],
    ["11 kWh", 0],
    ["7.7", 0],
    ["0 kW", 0],
    ["9999999 kW", 0],
    [null, 0],
  ])("reads %j as %i W", (text, watts) => {
    expect(powerFrom(text)).toBe(watts);
  });

  it("uses the first text that names a power", () => {
    expect(powerFrom(null, "AC03W 7.4 kW", "22 kW")).toBe(7_400);
  });
});

describe("kindFrom", () => {
  const none = Object.fromEntries(Object.values(DETAIL_KEYS).map((key) => [key, null])) as Details;
  it.each([
    ["Ora", "Type 2", 7_400, null, "wall"],
    ["Ora", "CCS2", 30_000, null, "dc"],
    ["Ora", "CCS2", 250, "Wall mounted", "wall"],
    ["Ora", null, 60_000, null, "dc"],
    ["Ora", "Type 2", 22_000, null, "wall"],
    ["Ora DC 15", null, 0, null, "dc"],
    ["Ora portable", "Type 2", 3_300, null, "portable"],
    ["Ora", "Type 2", 3_300, "Portable, on a stand", "portable"],
  ])("%s with %s and %i W, %s, is %s", (name, gunType, ratedPowerW, mountingType, kind) => {
    const details = { ...none, gunType, mountingType };
    expect(kindFrom({ name, details, ratedPowerW })).toBe(kind);
  });
});

describe("newColumns", () => {
  it("writes the texts of the public page from the details", () => {
    const details = { rated_power: "11 kW", gun_type: "Type 2", ingress_protection: "IP65" };
    const { product } = columns({ details });
    expect(product).toMatchObject({
      summary: "11 kW AC, wall charger",
      description:
        "Ora 7 is an 11 kW wall charger with a Type 2 outlet and IP65 protection. Colour: Graphite.",
      features: "Model ORA7, 11 kW AC, Type 2, IP65",
      kind: "wall",
      ratedPowerW: 11_000,
      slug: "ora-7",
      position: 4,
      pricePaise: 1_000,
    });
  });

  it.each(["Single", "Single phase"])(
    "describes the supply of %j without repeating a word",
    (phase) => {
      const { product } = columns({ details: { input_voltage: "230V", phase } });
      expect(product.description).toContain("Supply: 230V, single phase.");
    },
  );

  it("claims no power when none is given", () => {
    const { product } = columns({});
    expect(product).toMatchObject({
      ratedPowerW: 0,
      summary: "AC, wall charger",
      features: "Model ORA7",
    });
    expect(product.description).not.toMatch(/0 kW|null|undefined/);
  });
});

describe("editedColumns", () => {
  const edited = (edit: object) =>
    editedColumns(ProductEdit.parse({ id: crypto.randomUUID(), ...edit }));

  it("holds only the edited fields", () => {
    expect(edited({})).toEqual({ product: {}, details: {} });
    expect(edited({ price: 5, cash_allowed: false, details: { phase: "" } })).toEqual({
      product: { pricePaise: 500, cashAllowed: false },
      details: { phase: null },
    });
  });

  it("keeps a text of the public page that was cleared", () => {
    expect(edited({ summary: " ", description: "", features: "" }).product).toEqual({});
  });
});

describe("difference", () => {
  it("holds both sides of each changed field and is null without changes", () => {
    const before = { name: "A", price: 1, pictures: ["a", "b"] };
    expect(difference(before, { ...before })).toBeNull();
    expect(difference(before, { ...before, price: 2, pictures: ["b", "a"] })).toEqual({
      before: { price: 1, pictures: ["a", "b"] },
      after: { price: 2, pictures: ["b", "a"] },
    });
  });

  it("omits fields that were not edited", () => {
    expect(difference({ name: "A", price: 1 }, { name: "B" } as never)).toEqual({
      before: { name: "A" },
      after: { name: "B" },
    });
  });
});

describe("a product's address", () => {
  it.each([
    ["AC03W 7.4 kW", "ac03w-7-4-kw"],
    ["Élan – Ladestation №5", "elan-ladestation-no5"],
    ["  --  ", ""],
    ["चार्जर", ""],
  ])("is made from %j: %j", (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it("leaves the address of the comparison alone", () => {
    const wish = { name: "Compare", model: "C1", power: "7.4 kW" };
    expect(freeSlug(wish, () => false)).toBe("compare-7-4-kw");
  });

  it("is a free, valid slug for any names", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: "grapheme", maxLength: 120 }), { maxLength: 8 }),
        (names) => {
          const taken = new Set<string>();
          for (const name of [...names, ...names]) {
            const slug = freeSlug({ name, model: name.slice(0, 5) }, (wish) => taken.has(wish));
            expect(isSlug(slug)).toBe(true);
            expect(taken.has(slug)).toBe(false);
            taken.add(slug);
          }
        },
      ),
    );
  });

  it("adds power and model before a number", () => {
    const wish = { name: "Ora", model: "ORA7", power: "7.4 kW" };
    const taken = new Set<string>();
    const slugs = [1, 2, 3, 4, 5].map(() => {
      const slug = freeSlug(wish, (one) => taken.has(one));
      taken.add(slug);
      return slug;
    });
    expect(slugs).toEqual(["ora", "ora-7-4-kw", "ora-ora7", "ora-2", "ora-3"]);
  });
});
