import { db } from "@/lib/db";
import { nextPlace } from "@/lib/orders/papers/series";

const SERIES = { gstin: "29AABCE1234F1Z1", kind: "tax_invoice" } as const;

/** A clock that says these moments one after the other, and the last for ever. */
function clockOf(...moments: string[]): () => Date {
  let at = 0;
  return () => new Date(moments[Math.min(at++, moments.length - 1)] ?? "");
}

const OLD = "2027-03-31T18:29:59.999Z";
const NEW = "2027-03-31T18:30:00.000Z";

/** Runs in a transaction that is rolled back, so that each test begins the series. */
async function undone(run: (take: (...moments: string[]) => Promise<object>) => Promise<void>) {
  const undo = new Error("undo");
  await db()
    .$transaction(async (tx) => {
      await run((...moments) => nextPlace(tx, SERIES, clockOf(...moments)));
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
}

it("flips its year at 18:30:00 UTC on 31 March, which is midnight in India", async () => {
  expect.assertions(4);
  await undone(async (take) => {
    expect(await take(OLD)).toMatchObject({ year: "2026-27", serial: 1 });
    expect(await take(OLD)).toMatchObject({ year: "2026-27", serial: 2 });
    expect(await take(NEW)).toMatchObject({ year: "2027-28", serial: 1, issuedAt: new Date(NEW) });
    expect(await take(NEW)).toMatchObject({ year: "2027-28", serial: 2 });
  });
});

it("gives its number back when the year ends while it waits for the row", async () => {
  expect.assertions(3);
  await undone(async (take) => {
    expect(await take(OLD)).toMatchObject({ year: "2026-27", serial: 1 });
    expect(await take(OLD, NEW)).toMatchObject({ year: "2027-28", serial: 1 });
    expect(await take(OLD)).toMatchObject({ year: "2026-27", serial: 2 });
  });
});
