import { randomUUID } from "node:crypto";
import { LIMITS, type Limited, PROGRAM_TIMES } from "@/lib/call/limit-table";
import { db } from "@/lib/db";
import { guest } from "@/lib/identity/actor";
import { PEER_HEADER } from "@/lib/identity/arrivals";
import { limit } from "@/lib/limits/limits";
import { throttling } from "@/lib/limits/throttle";
import { request } from "@/tests/support/servers/http";
import {
  aCustomer,
  allowPrograms,
  anAddress,
  aProduct,
  PASSWORD,
  type Person,
} from "@/tests/support/shop/builders";

/** Long enough that the second use comes while the first waits. */
const LONGEST_MS = 2_000;
const { mostWaiting } = throttling;

beforeAll(allowPrograms);
beforeEach(() => {
  throttling.longestMs = 0;
  throttling.mostWaiting = mostWaiting;
});

let at = 0;
/** An address unique in this file. */
const aNewAddress = () => `203.0.113.${++at}`;

const newcomer = (email = `new-${randomUUID()}@example.com`) => ({
  name: "Asha Menon",
  email,
  password: PASSWORD,
  phone_number: null,
});
const browser = (address?: string) => {
  const headers: Record<string, string> = address ? { "x-forwarded-for": address } : {};
  return { cookie: "", headers };
};
const signup = (body: object, options = {}) => request("/users/signup", { body, ...options });
const times = (count: number, make: (n: number) => Promise<unknown>) =>
  Array.from({ length: count }, (_, n) => n).reduce<Promise<unknown>>(
    (done, n) => done.then(() => make(n)),
    Promise.resolve(),
  );
const most = (what: Limited) => (LIMITS[what] as { address: readonly [number, number] }).address[0];

async function codeOf(work: Promise<void>): Promise<string> {
  return work.then(() => "ok").catch((error: { code?: string }) => error.code ?? "error");
}

describe("an address", () => {
  it("is refused beyond twice its rate, whatever precedes it in the header", async () => {
    const address = aNewAddress();
    const from = { via: "browser", address } as const;
    const uses = most("sign-up") * 2;
    await times(uses, (n) => limit({ ...guest, from }, "sign-up", `person-${n}@example.com`));
    const refused = await signup(newcomer(), browser(`1.2.3.4, ${address}`));
    expect(refused).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(60);
    expect(refused.body.message).toMatch(/^Too many requests\. Please try again in \d+ minutes\.$/);
    expect((await signup(newcomer(), browser(aNewAddress()))).status).toBe(200);
  });

  it("is throttled before that, with a limited number of waiting requests", async () => {
    const from = { via: "browser", address: aNewAddress() } as const;
    await times(most("pin"), () => limit({ ...guest, from }, "pin"));
    throttling.longestMs = LONGEST_MS;
    throttling.mostWaiting = 1;
    const uses = [1, 2].map(() => codeOf(limit({ ...guest, from }, "pin")));
    expect((await Promise.all(uses)).sort()).toEqual(["ok", "rate_limited"]);
  });

  it("is the peer's without a declared proxy or header", async () => {
    const peer = aNewAddress();
    const from = { via: "browser", address: peer } as const;
    await times(most("guest-cart") * 2, () => limit({ ...guest, from }, "guest-cart"));
    const product = await aProduct();
    const add = (address: string) =>
      request("/cart/addtocart", {
        body: { productid: product.id },
        cookie: "",
        headers: { [PEER_HEADER]: address },
      });
    const carts = await db().cart.count();
    expect((await add(peer)).status).toBe(429);
    expect(await db().cart.count()).toBe(carts);
    expect((await add(aNewAddress())).status).toBe(200);
  });

  it("of IPv6 counts by its network", async () => {
    const look = (address: string) => request("/users/pin/560001", browser(address));
    const from = { via: "browser", address: "2001:db8:77:1::/64" } as const;
    await times(most("pin") * 2, () => limit({ ...guest, from }, "pin"));
    expect((await look("2001:db8:77:1::abcd")).status).toBe(429);
    expect((await look("2001:db8:77:2::abcd")).status).toBe(200);
  });

  it("of the demo's own machine has a limit a hundred times higher", async () => {
    const from = { via: "browser", address: "127.0.0.1" } as const;
    await times(most("guest-cart") * 3, () => limit({ ...guest, from }, "guest-cart"));
    expect(await codeOf(limit({ ...guest, from }, "guest-cart"))).toBe("ok");
  });

  it("that is unknown is not counted, so that nobody can lock everybody out", async () => {
    const from = { via: "browser" } as const;
    const uses = most("sign-up") * 2 + 1;
    await times(uses, (n) => limit({ ...guest, from }, "sign-up", `direct-${n}@example.com`));
    expect((await signup(newcomer(), browser())).status).toBe(200);
  });

  it("of a program has a limit ten times higher, together with its key", async () => {
    const address = aNewAddress();
    const from = { via: "program", key: "k1", address } as const;
    await times(most("pin") * 2 * PROGRAM_TIMES, () => limit({ ...guest, from }, "pin"));
    expect(await codeOf(limit({ ...guest, from }, "pin"))).toBe("rate_limited");
    const other = { ...from, key: "k2" };
    expect(await codeOf(limit({ ...guest, from: other }, "pin"))).toBe("ok");
  });

  it("is refused after wrong keys", async () => {
    const headers = { "x-api-key": "no_such_key", [PEER_HEADER]: aNewAddress() };
    const ask = () => request("/products/all", { headers });
    await times(most("wrong-key") * 2, async () => expect((await ask()).status).toBe(401));
    expect((await ask()).status).toBe(429);
  });

  it("is limited for any call except health checks", async () => {
    const headers = { "x-forwarded-for": aNewAddress() };
    const from = { via: "browser", address: headers["x-forwarded-for"] } as const;
    await times(most("any-call") * 2, () => limit({ ...guest, from }, "any-call"));
    expect((await request("/sessions/current", { cookie: "", headers })).status).toBe(429);
    expect((await request("/health", { cookie: "", headers })).status).toBe(200);
  });
});

describe("an account", () => {
  it("of a program counts together with its key", async () => {
    const from = { via: "program", key: "k1" } as const;
    const account = `one-${randomUUID()}@example.com`;
    const [perAccount] = LIMITS["sign-up"].account;
    await times(perAccount, () => limit({ ...guest, from }, "sign-up", account));
    expect(await codeOf(limit({ ...guest, from }, "sign-up", account))).toBe("rate_limited");
    const other = { via: "program", key: "k2" } as const;
    expect(await codeOf(limit({ ...guest, from: other }, "sign-up", account))).toBe("ok");
  });

  it("named by strangers counts together with their address, never against its owner", async () => {
    const account = `owner-${randomUUID()}@example.com`;
    const [perAccount] = LIMITS.contact.account;
    const stranger = { via: "browser", address: aNewAddress() } as const;
    const owner = { via: "browser", address: aNewAddress() } as const;
    const uses = Array.from({ length: perAccount + 1 }, () =>
      codeOf(limit({ ...guest, from: stranger }, "contact", account)),
    );
    expect(await Promise.all(uses)).toContain("rate_limited");
    expect(await codeOf(limit({ ...guest, from: owner }, "contact", account))).toBe("ok");
  });

  it("counts every concurrent use", async () => {
    const account = `parallel-${randomUUID()}@example.com`;
    const from = { via: "browser" } as const;
    const [perAccount] = LIMITS["sign-up"].account;
    const uses = Array.from({ length: perAccount * 3 }, () =>
      codeOf(limit({ ...guest, from }, "sign-up", account)),
    );
    const passed = (await Promise.all(uses)).filter((code) => code === "ok");
    expect(passed).toHaveLength(perAccount);
  });

  it("is refused when it cannot be counted", async () => {
    const { rateLimiterFlexible } = db();
    const broken = jest.spyOn(rateLimiterFlexible, "upsert").mockImplementation(() => {
      throw new Error("the table is gone");
    });
    const answer = await signup(newcomer());
    broken.mockRestore();
    expect(answer.status).toBe(500);
  });
});

describe("a logged-in person", () => {
  const address = {
    type: "Home",
    house_building: "12, Lake View",
    locality_street: "MG Road",
    city: "Bengaluru",
    district: "Bengaluru Urban",
    state: "Karnataka",
    pin: "560001",
  };
  const order = { products: [{ productid: randomUUID(), quantity: 1 }] };
  const calls: [
    Limited,
    string,
    (person: Person, headers: object) => ReturnType<typeof request>,
  ][] = [
    [
      "profile",
      "PATCH /users/update",
      ({ token }, headers) =>
        request("/users/update", { method: "PATCH", body: { name: "Asha" }, token, ...headers }),
    ],
    [
      "address",
      "POST /users/address",
      ({ token }, headers) => request("/users/address", { body: address, token, ...headers }),
    ],
    [
      "data",
      "GET /users/data",
      ({ token }, headers) => request("/users/data", { token, ...headers }),
    ],
    [
      "order",
      "POST /order/addorder",
      ({ token }, headers) =>
        request("/order/addorder", {
          body: { ...order, paymentoption: "Cash" },
          token,
          ...headers,
        }),
    ],
    [
      "order",
      "POST /payments/createpayment",
      ({ token }, headers) =>
        request("/payments/createpayment", { body: order, token, ...headers }),
    ],
    [
      "order",
      "POST /payments/verifypayment",
      ({ token }, headers) =>
        request("/payments/verifypayment", {
          body: { razorpaypaymentid: "pay_AbCdEfGhIjKlMn" },
          token,
          ...headers,
        }),
    ],
  ];

  it.each(calls)("is limited in %s: %s", async (what, _call, make) => {
    const person = await aCustomer();
    await anAddress(person.userId);
    const { userId } = person;
    const peer = aNewAddress();
    const from = { via: "browser", address: peer } as const;
    const rate = (LIMITS[what] as { account: readonly [number, number] }).account;
    const actor = { kind: "customer", name: "", token: "", sessionHash: "", userId, from } as const;
    await times(rate[0], () => limit(actor, what, userId));
    const refused = await make(person, { headers: { [PEER_HEADER]: peer } });
    expect(refused).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    const other = await aCustomer();
    expect((await make(other, { headers: { [PEER_HEADER]: peer } })).status).not.toBe(429);
  });
});
