import os from "node:os";
import { adviseCharger } from "@/lib/advice/service";
import { login } from "@/lib/auth/service";
import { type Car, cars } from "@/lib/content/cars";
import { db } from "@/lib/db";
import { guest } from "@/lib/identity/actor";
import { actorFromToken } from "@/lib/identity/sessions";
import { copyForFile, prepareTemplate } from "@/tests/setup/databases";
import {
  aBuyer,
  aCustomer,
  allowPrograms,
  aProduct,
  PASSWORD,
} from "@/tests/support/shop/builders";
import { createPayment, line, openShop, verify } from "@/tests/support/shop/shop";
import { measure, ratio, timed } from "@/workshop/bench/measure";
import "@/tests/setup/env";

const show = (value: number) => value.toFixed(1).padStart(8);

async function signIns(): Promise<void> {
  // Rate limits are per person, so each sign-in is another person's.
  const people = await Promise.all(Array.from({ length: 23 }, aCustomer));
  const enter = () => login(guest, { email: people.pop()?.email ?? "", password: PASSWORD });
  const { p50, p95, cpu } = await measure(20, enter);
  console.log(`sign-in            p50 ${show(p50)} ms  p95 ${show(p95)} ms  CPU ${show(cpu)} ms`);
}

async function sessionChecks(): Promise<void> {
  const { token } = await aCustomer();
  const { p50, p95, cpu } = await measure(500, () => actorFromToken(token));
  console.log(`session check      p50 ${show(p50)} ms  p95 ${show(p95)} ms  CPU ${show(cpu)} ms`);
}

async function strangers(): Promise<void> {
  const people = await Promise.all(Array.from({ length: 30 }, aCustomer));
  const wrong = (email: string) => login(guest, { email, password: "not the one" }).catch(() => 0);
  let count = 0;
  const known = () => wrong(people[count++ % people.length]?.email ?? "");
  const unknown = () => wrong(`nobody-${count}@example.com`);
  console.log(
    `unknown ÷ known email, wrong password: ${(await ratio(30, known, unknown)).toFixed(2)}`,
  );
}

/** Asked of the served call, as pages and programs ask it: 5 ms at p95 is its budget. */
async function advice(): Promise<void> {
  await Promise.all([aProduct(), aProduct(), aProduct()]);
  let count = 0;
  const ask = () => {
    const { slug } = cars[count++ % cars.length] as Car;
    return adviseCharger(guest, { ...HOUSEHOLD, car: slug, km_a_day: 20 + (count % 80) });
  };
  const { p50, p95, cpu } = await measure(500, ask);
  console.log(`advice             p50 ${show(p50)} ms  p95 ${show(p95)} ms  CPU ${show(cpu)} ms`);
}

const HOUSEHOLD = {
  place: "house",
  phases: 1,
  sanctioned_kw: 5,
  peak_kw: 3,
  hours_parked: 9,
  metres_to_meter: 18,
  state: "Delhi",
} as const;

async function lastUnit(): Promise<void> {
  const product = await aProduct({ quantity: 1 });
  const buyers = await Promise.all(Array.from({ length: 10 }, () => aBuyer(product)));
  let placed = 0;
  const wall = await timed(() =>
    Promise.all(
      buyers.map(async (buyer) => {
        const opened = await createPayment(buyer, [line(product)]);
        if (opened.status !== 200) return;
        const { response } = shop.provider.control.pay(opened.body.order_id, { method: "upi" });
        placed += (await verify(buyer, response)).body.state === "placed" ? 1 : 0;
      }),
    ),
  );
  console.log(`ten buyers, one unit: ${placed} order in ${wall.toFixed(0)} ms, the rest refused`);
}

let shop: Awaited<ReturnType<typeof openShop>>;

async function main(): Promise<void> {
  const { name, node } = { name: os.cpus()[0]?.model ?? "unknown", node: process.version };
  console.log(`${os.cpus().length} × ${name}, load ${os.loadavg()[0]?.toFixed(1)}, Node ${node}`);
  await prepareTemplate();
  await copyForFile("1");
  shop = await openShop();
  await allowPrograms();
  await signIns();
  await sessionChecks();
  await strangers();
  await advice();
  await lastUnit();
  await shop.close();
  await db().$disconnect();
}

void main();
