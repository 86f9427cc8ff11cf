import { randomUUID } from "node:crypto";
import net from "node:net";
import { attack } from "@/tests/attacks/support/attacked";
import { Visitor } from "@/tests/attacks/support/visitor";

const password = "a long enough passphrase";
const anEmail = () => `attack-${randomUUID()}@example.com`;
/** Counts the 429s; every other status must be expected, including 503 of the password queue. */
const refused = (statuses: number[]) => {
  expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([]);
  return statuses.filter((status) => status === 429).length;
};

attack("one address above the default limits", (shop) => {
  const visitor = () => new Visitor(shop.origin);
  // Trickles while the other attacks run, because the shop waits long for a body.
  let trickled: Promise<string> | undefined;
  beforeAll(() => {
    if (shop.shape === "all-in-one") trickled = answerToTrickle(shop.origin);
  });
  afterAll(() => trickled);

  test("120 guest carts: 60 are created, whatever X-Forwarded-For holds", async () => {
    const program = shop.client();
    const listed = await program.send("GET", "/api/products/all?limit=1");
    const productid = listed.body[0]?.id ?? listed.body.products?.[0]?.id;
    const attacker = visitor();
    const spoofed = (n: number) => ({
      body: { productid },
      headers: {
        cookie: "",
        "x-forwarded-for": `203.0.113.${n}`,
        "x-peer-address": `203.0.113.${n}`,
        "x-client-address": `203.0.113.${n}`,
      },
    });
    const statuses = await attacker.flood(120, "/api/cart/addtocart", spoofed);
    expect(refused(statuses)).toBe(60);
    const other = await visitor().send("/api/cart/addtocart", { body: { productid } });
    expect(other.status).toBe(200);
  });

  test("messages: thirty an hour", async () => {
    const message = () => ({
      body: {
        ...{ firstname: "Asha", lastname: "Menon", telephone: "", topic: "general", website: "" },
        ...{ email: anEmail(), message: "Hello", consent: true },
      },
    });
    expect(refused(await visitor().flood(40, "/api/contact/contactus", message))).toBe(10);
  });

  test("sign-ups: sixty an hour, including taken addresses", async () => {
    const attacker = visitor();
    const taken = () => ({ body: { name: "A", email: "admin@example.com", password } });
    const statuses = await attacker.flood(5, "/api/users/signup", taken);
    expect(new Set(statuses)).toEqual(new Set([409]));
    const person = () => ({ body: { name: "Asha", email: anEmail(), password } });
    expect(refused(await attacker.flood(65, "/api/users/signup", person))).toBe(10);
  });

  test("logins: two hundred in ten minutes, next-auth's included", async () => {
    // Each costs a password hash: run once, through both tiers.
    if (shop.shape !== "split") return;
    const attacker = visitor();
    const { csrfToken } = (await attacker.send("/api/auth/csrf")).body;
    const guess = () => ({ body: { email: anEmail(), password: "wrong" } });
    const first = await attacker.flood(120, "/api/users/login", guess);
    const form = () => ({
      body: new URLSearchParams({ csrfToken, json: "true", email: anEmail(), password: "wrong" }),
    });
    const second = await attacker.flood(100, "/api/auth/callback/credentials", form);
    expect(refused(first)).toBe(0);
    expect(refused(second)).toBe(20);
  });

  test("lookups of wrong keys are limited", async () => {
    const tried = () => ({ headers: { "x-api-key": randomUUID() } });
    const statuses = await visitor().flood(260, "/api/products/all", tried);
    if (shop.shape === "all-in-one") expect(refused(statuses)).toBe(20);
    expect(statuses).not.toContain(200);
  });

  test("a trickling body is aborted", async () => {
    if (trickled) expect(await trickled).toMatch(/^HTTP\/1\.1 400 /);
  });
});

/** The answer to a login whose body comes a byte every half second. */
async function answerToTrickle(origin: string): Promise<string> {
  const socket = net.connect({ port: Number(new URL(origin).port), host: "127.0.0.1" });
  const head = [
    "POST /api/users/login HTTP/1.1",
    "host: localhost",
    "sec-fetch-site: same-origin",
    "content-type: application/json",
    "content-length: 5000",
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n{`);
  const trickle = setInterval(() => socket.write(" "), 500);
  let answer = "";
  socket.on("data", (piece) => {
    answer += piece.toString();
  });
  socket.on("error", () => undefined);
  await new Promise((resolve) => socket.on("close", resolve));
  clearInterval(trickle);
  return answer;
}
