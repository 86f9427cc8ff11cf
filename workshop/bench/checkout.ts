import fs from "node:fs";
import os from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { db } from "@/lib/db";
import { DEMO_API_KEY } from "@/lib/demo";
import { readBooks } from "@/lib/payments/books/books";
import { startSmtp } from "@/tests/support/servers/smtp";
import {
  aCustomer,
  allowPrograms,
  anAddress,
  aProduct,
  type Sold,
} from "@/tests/support/shop/builders";
import { boundBy, cpuTicks, cpuUse, machineTicks, ticksBetween } from "@/workshop/bench/cpu";
import { postJson } from "@/workshop/bench/http-client";
import { percentile } from "@/workshop/bench/measure";
import { allServe } from "@/workshop/bench/server-figures";

/** Set by workshop/bench/commands/checkout.ts, which starts the programs. */
const { SHOP_ORIGIN = "", RAZORPAY_ORIGIN = "", CONTROL_TOKEN = "", WATCHED = "{}" } = process.env;
/** Of the application, behind one port. */
const SERVED_BY = Number(process.env.SERVED_BY ?? 1);
const CUSTOMERS = Number(process.env.BENCH_CUSTOMERS ?? 16);
const [idleMs, warmUpMs, measuredMs] = [
  4_000,
  5_000,
  Number(process.env.BENCH_SECONDS ?? 30) * 1_000,
];

/** Counts purchases so that none repeats an earlier one. */
type Customer = { token: string; bought: number };
type Times = { whole: number; createpayment: number; verifypayment: number };

const measured: Times[] = [];
const failures: string[] = [];
/** Purchases, those of the warming up included. */
let bought = 0;

async function main(): Promise<void> {
  const smtp = await startSmtp(0, Number(process.env.MAIL_PORT));
  await allowPrograms();
  await allServe(SHOP_ORIGIN, SERVED_BY);
  const products = await Promise.all(
    Array.from({ length: 24 }, () => aProduct({ quantity: 1_000_000, pricePaise: 1_999_00 })),
  );
  const customers = await Promise.all(Array.from({ length: CUSTOMERS }, aShopper));
  const watched = { ...JSON.parse(WATCHED), customers: process.pid };
  console.log(
    `${CUSTOMERS} customers buy for ${measuredMs / 1000} s from ${SERVED_BY} process(es), after ${warmUpMs / 1000} s of warming up…`,
  );
  const idleBefore = cpuTicks(watched);
  await sleep(idleMs);
  const idle = ticksBetween(idleBefore, cpuTicks(watched), measuredMs / idleMs);
  const from = performance.now() + warmUpMs;
  const until = from + measuredMs;
  const buying = Promise.all(
    customers.map((customer) => buyUntil(customer, products, from, until)),
  );
  await sleep(warmUpMs);
  const [before, machine] = [cpuTicks(watched), machineTicks()];
  await sleep(measuredMs);
  const [after, machineAfter] = [cpuTicks(watched), machineTicks()];
  await buying;
  const [seconds, count] = [measuredMs / 1000, measured.length];
  if (process.env.IS_COUNT) console.log(`${count} purchases, ${failures.length} failed`);
  else {
    const used = Object.values(ticksBetween(before, after)).reduce((sum, ticks) => sum + ticks, 0);
    report(cpuUse(before, after, { seconds, count, idle }), boundBy(machine, machineAfter, used));
  }
  // For the program that started this one.
  const { COUNTS_FILE } = process.env;
  if (COUNTS_FILE)
    fs.writeFileSync(COUNTS_FILE, JSON.stringify({ count: bought, rate: count / seconds }));
  await finish();
  await smtp.close();
  await db().$disconnect();
  process.exit(failures.length > 0 ? 1 : 0);
}

async function aShopper(): Promise<Customer> {
  const { userId, token } = await aCustomer();
  await anAddress(userId);
  return { token, bought: 0 };
}

/** One purchase after the other; those that begin and end in the measured period count. */
async function buyUntil(customer: Customer, products: Sold[], from: number, until: number) {
  while (performance.now() < until) {
    const started = performance.now();
    try {
      const times = await buy(customer, products);
      bought += 1;
      if (started >= from && performance.now() <= until) measured.push(times);
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
    }
  }
}

/** Opens the payment, pays at the provider, and verifies as the browser does. Times in ms. */
async function buy(customer: Customer, products: Sold[]): Promise<Times> {
  const { token } = customer;
  customer.bought += 1;
  const headers = { "x-api-key": DEMO_API_KEY, authorization: `Bearer ${token}` };
  const started = performance.now();
  const quantity = 1 + Math.floor(customer.bought / products.length);
  const lines = pick(products, customer.bought).map(({ id }) => ({ productid: id, quantity }));
  const call = (path: string, body: object) =>
    postJson(`${SHOP_ORIGIN}/api/payments/${path}`, headers, body);
  const opened = await call("createpayment", { products: lines });
  if (opened.status !== 200) throw new Error(`createpayment: ${JSON.stringify(opened)}`);
  const afterCreate = performance.now();
  const paid = await postJson(
    `${RAZORPAY_ORIGIN}/__rzp/pay`,
    { "x-rzp-token": CONTROL_TOKEN },
    { order_id: opened.body.order_id, method: "upi" },
  );
  if (paid.status !== 200) throw new Error(`pay: ${JSON.stringify(paid)}`);
  const { response } = paid.body;
  const beforeVerify = performance.now();
  const verified = await call("verifypayment", {
    razorpaypaymentid: response.razorpay_payment_id,
    razorpayorderid: response.razorpay_order_id,
    razorpaysignature: response.razorpay_signature,
  });
  if (verified.body?.state !== "placed") throw new Error(`verify: ${JSON.stringify(verified)}`);
  const ended = performance.now();
  return {
    whole: ended - started,
    createpayment: afterCreate - started,
    verifypayment: ended - beforeVerify,
  };
}

/** One to three different products, as in real carts; another first one each time. */
function pick(products: Sold[], first: number): Sold[] {
  const count = 1 + Math.floor(Math.random() * 3);
  return Array.from(
    { length: count },
    (_, index) => products[(first + index * 7) % products.length],
  ).filter((product) => product !== undefined);
}

function report(use: string, bound: string): void {
  const rate = measured.length / (measuredMs / 1000);
  console.log(
    `\n${rate.toFixed(1)} orders a second (${measured.length} purchases), ${failures.length} failed`,
  );
  if (failures[0]) console.log(`first failure: ${failures[0]}`);
  for (const name of ["whole", "createpayment", "verifypayment"] as const) {
    const times = measured.map((one) => one[name]);
    const shown = [0.5, 0.95, 0.99].map(
      (share) => `p${share * 100} ${percentile(times, share).toFixed(0).padStart(5)} ms`,
    );
    console.log(`${name.padEnd(14)} ${shown.join("   ")}`);
  }
  console.log(
    `CPU of one core (and for each purchase, without what an idle shop uses): ${use}; ${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}`,
  );
  console.log(`bounded by ${bound}; ${LIMIT}`);
}

const LIMIT =
  "the limit, with a process on each core: 60 orders a second, whole p99 250 ms, 15 ms of the application";

/** Waits until the jobs have done what is due: the next run would share the cores with them. Then the books must balance. */
async function finish(): Promise<void> {
  await drained("webhook events", () => db().webhookEvent.count({ where: { processedAt: null } }));
  await drained("mails", () => db().outboxMail.count({ where: { sentAt: null } }));
  const { lines, imbalances } = await readBooks(db());
  const purchases = lines.reduce((sum, line) => sum + line.purchases, 0);
  console.log(imbalances.length === 0 ? `books balance: ${purchases} purchases` : imbalances);
  if (imbalances.length > 0) failures.push("books");
}

async function drained(what: string, left: () => Promise<number>): Promise<void> {
  const started = performance.now();
  const waiting = await left();
  while ((await left()) > 0 && performance.now() - started < 240_000) await sleep(1_000);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${waiting} ${what} were waiting at the end, ${await left()} after ${seconds} s more`,
  );
}

void main();
