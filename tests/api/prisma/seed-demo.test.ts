import { db } from "@/lib/db";
import { DEMO_API_KEY } from "@/lib/demo";
import { sha256 } from "@/lib/identity/hash";
import { seedDemo } from "@/prisma/seed/demo";

const tierKey = "tier-key-of-this-test-0123456789abcdef";

beforeAll(() => {
  process.env.DEMO_TIER_KEY = tierKey;
});

beforeEach(() => db().apiKey.deleteMany());

const seed = () => db().$transaction((tx) => seedDemo(tx));
const keys = () =>
  db().apiKey.findMany({
    orderBy: { name: "asc" },
    select: { name: true, keyHash: true, prefix: true, scopes: true, revokedAt: true },
  });

const DEMO = {
  ...{ name: "Demo", keyHash: sha256(DEMO_API_KEY), prefix: "demo_key_f" },
  ...{ scopes: ["shop", "office", "metrics"], revokedAt: null },
};
const TIER = {
  ...{ name: "Web tier of this demo", keyHash: sha256(tierKey), prefix: "tier-key-o" },
  ...{ scopes: ["tier"], revokedAt: null },
};

it("creates the demo's key and its web tier's once", async () => {
  await seed();
  expect(await keys()).toEqual([DEMO, TIER]);
  expect(await seed()).toBe(0);
  expect(await keys()).toEqual([DEMO, TIER]);
});

it("adds scopes to older keys and leaves a revoked one unchanged", async () => {
  const revokedAt = new Date("2026-11-28T10:00:00Z");
  await db().apiKey.createMany({
    data: [
      { name: "Demo", keyHash: DEMO.keyHash, scopes: ["shop", "office"] },
      { name: TIER.name, keyHash: TIER.keyHash, scopes: [], revokedAt },
    ],
  });
  await seed();
  expect(await keys()).toEqual([DEMO, { ...TIER, revokedAt }]);
});
