import type { Client } from "pg";

/** Two days pass for all purchases, with their orders and the days on which these are counted. */
export async function passTwoDays(killer: Client): Promise<void> {
  await killer.query(`
    UPDATE "Purchase" SET "createdAt" = "createdAt" - interval '2 days', "placedAt" = "placedAt" - interval '2 days',
      "reservedUntil" = "reservedUntil" - interval '2 days';
    UPDATE "PaymentAttempt" SET "createdAt" = "createdAt" - interval '2 days';
    UPDATE "Cart" SET "updatedAt" = "updatedAt" - interval '2 days';
    -- The role of a replica runs no triggers, which would count the orders again.
    SET session_replication_role = replica;
    UPDATE "Order" SET "placedAt" = "placedAt" - interval '2 days';
    UPDATE "SalesChange" SET day = day - 2;
    -- By a detour, since no two rows may have the same day in between.
    UPDATE "DaySales" SET day = day - 1002;
    UPDATE "DaySales" SET day = day + 1000;
    SET session_replication_role = DEFAULT`);
}
