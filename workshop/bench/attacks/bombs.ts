import fs from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { DEMO_API_KEY, DEMO_PASSWORD } from "@/lib/demo";
import { type Plain, plainPng } from "@/tests/support/files/bombs";
import { timed } from "@/workshop/bench/measure";
import { readMemory } from "@/workshop/bench/server-figures";

const AT_ONCE = 4;
const MOST = { otherMs: 300, uploadMs: 5_000, grownMb: 300 };

/**
 * Small files with many pixels (decompression bombs): two that are refused by their header, and the worst
 * two accepted.
 */
const BOMBS: [name: string, plain: Plain][] = [
  [
    "8000 × 8000, 16 bits, seven passes",
    { width: 8000, height: 8000, bits: 16, progressive: true },
  ],
  [
    "3000 × 3000, 16 bits, seven passes",
    { width: 3000, height: 3000, bits: 16, progressive: true },
  ],
  [
    "2000 × 4000, 16 bits, seven passes",
    { width: 2000, height: 4000, bits: 16, progressive: true },
  ],
  ["6000 × 4000", { width: 6000, height: 4000 }],
];

/**
 * Sends four bombs of each kind at once, each from another person; returns whether other visitors were
 * unaffected.
 */
export async function bombs(origin: string, key?: string): Promise<boolean> {
  let isGood = true;
  console.log(
    "four at once                              kB  answers           slowest  others  grown MB",
  );
  for (const [name, plain] of BOMBS) {
    const png = new Blob([new Uint8Array(plainPng(plain))], { type: "image/png" });
    const tokens = await Promise.all(Array.from({ length: AT_ONCE }, () => aCustomer(origin)));
    const before = await allMb(origin, key);
    const watch = watchOthers(origin, key);
    const uploads = await Promise.all(tokens.map((token) => upload(origin, token, png)));
    const { slowestMs, mostMb } = await watch.end();
    const uploadMs = Math.max(...uploads.map(({ ms }) => ms));
    const statuses = uploads.map(({ status }) => status).join(" ");
    const cells = [uploadMs, slowestMs, mostMb - before].map((cell) => cell.toFixed(0));
    const kb = (png.size / 1000).toFixed(0);
    console.log(
      `${name.padEnd(38)}${kb.padStart(6)}  ${statuses.padEnd(16)}${cells.map((cell) => cell.padStart(8)).join("")}`,
    );
    isGood &&= slowestMs <= MOST.otherMs && uploadMs <= MOST.uploadMs;
    isGood &&= mostMb - before <= MOST.grownMb;
  }
  return isGood;
}

/** Measures other visitors during the attack: a health check, and a compressed page. */
function watchOthers(origin: string, key?: string) {
  let over = false;
  const [times, memories]: [number[], number[]] = [[0], [0]];
  const look = async (path: string) => {
    while (!over) {
      const headers = { "accept-encoding": "gzip" };
      times.push(
        await timed(async () => (await fetch(`${origin}${path}`, { headers })).arrayBuffer()),
      );
      await sleep(20);
    }
  };
  const weigh = async () => {
    while (!over) {
      memories.push(await allMb(origin, key));
      await sleep(100);
    }
  };
  const watching = Promise.all([look("/api/health"), look("/"), weigh()]);
  return {
    end: async () => {
      over = true;
      await watching;
      return { slowestMs: Math.max(...times), mostMb: Math.max(...memories) };
    },
  };
}

/** Resident memory of the server that answers and of the painter processes. */
async function allMb(origin: string, key?: string): Promise<number> {
  return (await readMemory(origin, key)).rssMb + paintersMb();
}

function paintersMb(): number {
  if (!fs.existsSync("/proc/self/status")) return 0;
  const read = (pid: string, file: string) => {
    try {
      return fs.readFileSync(`/proc/${pid}/${file}`, "utf8");
    } catch {
      return "";
    }
  };
  const kilobytes = fs
    .readdirSync("/proc")
    .filter((pid) => /^\d+$/.test(pid) && read(pid, "cmdline").includes("painter/process"))
    .map((pid) => Number(/^VmRSS:\s+(\d+)/m.exec(read(pid, "status"))?.[1] ?? 0));
  return kilobytes.reduce((sum, size) => sum + size, 0) / 1024;
}

const headers = { "x-api-key": DEMO_API_KEY };

async function aCustomer(origin: string): Promise<string> {
  const email = `bomb-${crypto.randomUUID()}@example.com`;
  const password = DEMO_PASSWORD;
  const send = (path: string, body: object) =>
    fetch(`${origin}/api${path}`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  await send("/users/signup", { name: "Asha Menon", email, password, phone_number: "9876543210" });
  return (await send("/users/login", { email, password })).headers.get("authorization") ?? "";
}

async function upload(origin: string, authorization: string, png: Blob) {
  const body = new FormData();
  body.append("file", png, "me.png");
  let status = 0;
  const ms = await timed(async () => {
    const answer = await fetch(`${origin}/api/users/profile-picture/upload`, {
      method: "POST",
      headers: { ...headers, authorization },
      body,
    });
    status = answer.status;
    await answer.arrayBuffer();
  });
  return { status, ms };
}
