import { PgBoss } from "pg-boss";

// Jest cannot load pg-boss: this does one job with it, as lib/boot/start-jobs.ts would, and ends with 0.
const [connectionString, schema] = process.argv.slice(2);
const boss = new PgBoss({ connectionString, schema, max: 3 });
boss.on("error", (error) => {
  console.error(error);
  process.exit(1);
});
await boss.start();
await boss.createQueue("one", { policy: "short", retryLimit: 2 });
await boss.schedule("one", "* * * * *");
const done = new Promise((resolve) => {
  boss.work("one", { pollingIntervalSeconds: 1 }, async () => resolve());
});
await boss.send("one", {});
await done;
await boss.stop({ graceful: true, timeout: 5_000 });
process.exit(0);
