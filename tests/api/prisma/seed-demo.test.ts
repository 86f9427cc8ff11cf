import { db, type Tx } from "@/lib/db";
import { DEMO_API_KEY } from "@/lib/demo";
import { sha256 } from "@/lib/identity/hash";
import { seedDemo } from "@/prisma/seed/demo";

const tierKey = "tier-key-of-this-test-0123456789abcdef";

beforeAll(() => {
  process.env.DEMO_TIER_KEY = tierKey;
});

/** Rolls back, because other files on this database count people and keys. */
async function rolledBack(work: (tx: Tx) => Promise<void>): Promise<void> {
  const undo = new Error("undo");
  const run = db().$transaction(async (tx) => {
    await tx.apiKey.deleteMany();
    await work(tx);
    throw undo;
  });
  await expect(run).rejects.toBe(undo);
}

const keys = (tx: Tx) =>
  tx.apiKey.findMany({
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

it("creates the demo's key and its web tier's once", () =>
  rolledBack(async (tx) => {
    await seedDemo(tx);
    expect(await keys(tx)).toEqual([DEMO, TIER]);
    expect(await seedDemo(tx)).toBe(0);
    expect(await keys(tx)).toEqual([DEMO, TIER]);
  }));

it("adds scopes to older keys and leaves a revoked one unchanged", () =>
  rolledBack(async (tx) => {
    const revokedAt = new Date("2026-11-28T10:00:00Z");
    await tx.apiKey.createMany({
      data: [
        { name: "Demo", keyHash: DEMO.keyHash, scopes: ["shop", "office"] },
        { name: TIER.name, keyHash: TIER.keyHash, scopes: [], revokedAt },
      ],
    });
    await seedDemo(tx);
    expect(await keys(tx)).toEqual([DEMO, { ...TIER, revokedAt }]);
  }));
