import { allowNames, nameOf, statementName } from "@/lib/statement-names";

beforeEach(() => allowNames(true));

it("nothing has a name behind a pooler that does not know names", () => {
  const sql = "SELECT id FROM a WHERE id = $1";
  expect(statementName({ sql })).not.toBe("");
  allowNames(false);
  expect([statementName({ sql }), nameOf(sql)]).toEqual(["", ""]);
});

const isNamed = (sql: string) => statementName({ sql }) !== "";

describe("a statement's plan is cached", () => {
  test.each([
    [
      "a row by its key",
      'SELECT "t0"."id" FROM "User" AS "t0" WHERE ("t0"."id" = $1 AND 1=1) LIMIT $2',
    ],
    [
      "a row with its lines in order",
      'SELECT "l"."d" FROM "Purchase" AS "t0" LEFT JOIN LATERAL (SELECT 1 FROM "PurchaseLine" ORDER BY "position") AS "l" ON true WHERE ("t0"."id" = $1) LIMIT $2',
    ],
    [
      "rows with the count of what belongs to them",
      'SELECT "t0"."id" FROM "Order" AS "t0" LEFT JOIN LATERAL (SELECT COUNT(*) AS "_aggr_count_orders" FROM "Order" AS "t1") AS "t2" ON true WHERE "t0"."purchaseId" = $1',
    ],
    [
      "a lock in order",
      'SELECT p.id FROM "Purchase" p WHERE p.state <> $1 ORDER BY p.id FOR UPDATE OF p',
    ],
    ["a change", 'UPDATE "Product" SET quantity = quantity - $1 WHERE id = $2 AND quantity >= $1'],
    ["a new row", 'INSERT INTO "Order" ("id") VALUES ($1) RETURNING "id"'],
  ])("for %s", (_what, sql) => {
    expect(isNamed(sql)).toBe(true);
    expect(statementName({ sql })).toBe(statementName({ sql }));
  });

  test.each([
    ["a search", 'SELECT id FROM "User" WHERE name ILIKE $1'],
    [
      "a list",
      'SELECT "id" FROM "Order" AS "t0" WHERE ("t0"."status" = $1) ORDER BY "t0"."placedAt" DESC LIMIT $2',
    ],
    ["a sum", 'SELECT sum("totalPaise") FROM "Order" WHERE "placedAt" > $1'],
    ["a count a day", 'SELECT day, COUNT(*) FROM "Order" WHERE day > $1 GROUP BY day'],
  ])("but not for %s, which depends on the values", (_what, sql) =>
    expect(isNamed(sql)).toBe(false),
  );

  it("under a name that PostgreSQL does not cut", () => {
    expect(statementName({ sql: "SELECT 1" }).length).toBeLessThan(64);
    expect(statementName({ sql: "SELECT 1" })).not.toBe(statementName({ sql: "SELECT 2" }));
  });

  it("for a limited number of statements", () => {
    const made = Array.from({ length: 600 }, (_, n) => statementName({ sql: `SELECT ${n} AS n` }));
    expect(made.filter((name) => name !== "").length).toBeLessThanOrEqual(500);
  });
});
