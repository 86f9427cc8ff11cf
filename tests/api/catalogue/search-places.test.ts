import fc from "fast-check";
import { inDatabase } from "@/lib/catalogue/search/in-database";
import { inMemory } from "@/lib/catalogue/search/memory/find";
import { load } from "@/lib/catalogue/search/memory/load";
import { searchIn } from "@/lib/catalogue/search/search";
import { readSearch } from "@/lib/catalogue/search/word-conditions";
import { db } from "@/lib/db";
import { seed } from "@/prisma/seed";

/** A search in memory finds what the same search in PostgreSQL finds, in the same order. */
const WORDS = [
  ...[
    "Wall",
    "wall-box",
    "Box",
    "AC03W",
    "ac-04.w",
    "#1",
    "Écran",
    "e\u0301cran",
    "naïve",
    "ﬁne",
    "Ⅻ",
  ],
  ...["वॉलबॉक्स", "घर", "२२", "7.4 kW", "22kW", "3.3", "11", "Type 2", "CCS2", "GB/T", "wi–fi", "x"],
  ...[
    "50%_off",
    "\\",
    "’s",
    "İstanbul",
    "STRASSE",
    "straße",
    "charger",
    "fast",
    "home",
    "portable",
  ],
  ...[
    "\u00a0",
    "\u2009",
    "\u200b",
    "🔌",
    "𝟚",
    "ǅ",
    "ΣΑΣ",
    "٣",
    "_",
    "dc",
    "kw",
    "0.5",
    "v1.",
    ".5",
  ],
];
const words = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 });
const text = fc.tuple(words, fc.constantFrom(" ", "", "-")).map(([all, join]) => all.join(join));
const product = fc.record({
  ...{ name: text, model: text, summary: text, features: text, color: text },
  ...{ kind: fc.constantFrom("wall", "portable", "dc"), plug: fc.option(text) },
  watts: fc.constantFrom(0, 3_300, 7_400, 7_200, 11_000, 22_000, 60_000),
  ...{
    quantity: fc.nat(1),
    position: fc.integer({ min: 1, max: 4 }),
    isListed: fc.constantFrom(true, true, false),
  },
});

beforeAll(async () => {
  await seed({ demo: false });
  const drawn = fc.sample(product, { numRuns: 150, seed: 18 });
  for (const [at, { watts, plug, kind, ...data }] of drawn.entries()) {
    await db().product.create({
      data: {
        ...data,
        kind: kind as "wall",
        slug: `drawn-${at}`,
        ...{
          description: "x",
          ratedPowerW: watts,
          pricePaise: 100,
          hsn: "85044030",
          gstRateBp: 500,
        },
        ...(plug !== null && { details: { create: { gunType: plug } } }),
      },
    });
  }
});

afterAll(() => db().$disconnect());

async function bothFind(query: string, places = { from: 1, to: 40 }): Promise<string[]> {
  const search = readSearch(query);
  const loaded = await load();
  if (search.whole === "" || !loaded) return [];
  const found = await searchIn(inMemory(loaded.index), search, places);
  expect(found).toEqual(await searchIn(inDatabase, search, places));
  return found;
}

it.each([
  ...[
    "wall",
    "wallbox",
    "a",
    "kw",
    "w",
    "é",
    "écran",
    "ÉCRAN",
    "घर",
    "वॉलबॉक्स",
    "22",
    "२२ kw",
    "22kW",
  ],
  ...["7.4kwwall", "ac 03 w", "ac03w", "#1", "#", "# ", "%", "\\", "hydrogen", "9 kw", "9 kw wall"],
  ...[
    "45 kw portable",
    "type 2",
    "ccs2 dc",
    "fast charger for home",
    "3-4 kw",
    "drawn-1",
    "drawn",
    "x",
  ],
  ...[
    "50 kw hydrogen",
    "dc 5 kw",
    "7.4 kw type 2 portable",
    "wi-fi",
    "strasse",
    "straße",
    "İ",
    "𝟚",
    "  x",
  ],
])("both find the same for %j", async (query) => {
  for (const places of [
    { from: 1, to: 100 },
    { from: 1, to: 2 },
    { from: 3, to: 5 },
  ])
    await bothFind(query, places);
});

it("both find the same for any words, most of which occur", async () => {
  let some = 0;
  await fc.assert(
    fc.asyncProperty(text, fc.string({ unit: "grapheme", maxLength: 4 }), async (query, more) => {
      some += Number((await bothFind(query)).length > 0);
      await bothFind(`${query} ${more.replaceAll("\0", "")}`.slice(0, 100).toWellFormed());
    }),
    { numRuns: 120 },
  );
  expect(some).toBeGreaterThan(40);
});
