import { randomUUID } from "node:crypto";
import { DEVICE_HEADER } from "@/lib/call/call";
import { db } from "@/lib/db";
import { type Answer, request } from "@/tests/support/servers/http";
import { auditOf, lastCode, mailsTo, otherCode } from "@/tests/support/servers/mailbox";
import {
  aCustomer,
  allowPrograms,
  anAdmin,
  PASSWORD,
  type Person,
} from "@/tests/support/shop/builders";

beforeAll(allowPrograms);

const NEW = "another good passphrase";
let at = 0;
/** A browser with its own address and cookies. */
function aBrowser() {
  const headers = { "x-forwarded-for": `198.51.100.${(++at % 250) + 1}` };
  const jar = new Map<string, string>();
  return {
    jar,
    async send(path: string, body: object, method: "POST" | "PATCH" = "POST"): Promise<Answer> {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
      const answer = await request(path, { method, body, cookie, headers });
      for (const line of answer.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (/Max-Age=0/.test(line)) jar.delete(name);
        else jar.set(name, value);
      }
      return answer;
    },
  };
}
type Browser = ReturnType<typeof aBrowser>;

/** Fifty guesses by a stranger without a known device. */
async function guessFiftyTimes(
  path: string,
  body: object,
  stranger = aBrowser(),
): Promise<number[]> {
  const guess = async () => (await stranger.send(path, body)).status;
  const answers: number[] = [];
  for (let n = 0; n < 6; n += 1) answers.push(await guess());
  return [...answers, ...(await Promise.all(Array.from({ length: 44 }, guess)))];
}
const waitForNextCode = () =>
  db().rateLimiterFlexible.deleteMany({ where: { key: { startsWith: "code-mail-gap" } } });
/** Ends the session; the device stays known. */
const forgetSession = ({ jar }: Browser) => {
  for (const name of [...jar.keys()]) if (name !== "arklane.device") jar.delete(name);
};

describe.each([
  ["users", aCustomer],
  ["admin", anAdmin],
] as const)("strangers who guess at /%s", (area, make: () => Promise<Person>) => {
  const path = (end: string) => `/${area}/${end}`;

  it("do not lock a known device, whose login does not unlock theirs", async () => {
    const { email } = await make();
    const owner = aBrowser();
    const right = { email, password: PASSWORD };
    expect((await owner.send(path("login"), right)).status).toBe(200);
    forgetSession(owner);
    const answers = await guessFiftyTimes(path("login"), { email, password: "wrong" });
    expect(answers.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
    expect(new Set(answers.slice(5))).toEqual(new Set([429]));
    expect((await owner.send(path("login"), right)).status).toBe(200);
    expect((await aBrowser().send(path("login"), right)).status).toBe(429);
  });

  it("gain nothing from another account's device", async () => {
    const { email } = await make();
    const other = await make();
    const stranger = aBrowser();
    const credentials = { email: other.email, password: PASSWORD };
    expect((await stranger.send(path("login"), credentials)).status).toBe(200);
    await guessFiftyTimes(path("login"), { email, password: "wrong" }, stranger);
    expect((await stranger.send(path("login"), { email, password: PASSWORD })).status).toBe(429);
  });

  it("do not use up the owner's reset code", async () => {
    const { email } = await make();
    const owner = aBrowser();
    expect((await owner.send(path("password-reset/request"), { email })).status).toBe(200);
    const code = await lastCode(email);
    const stranger = aBrowser();
    for (let n = 0; n < 7; n += 1) {
      await waitForNextCode();
      await stranger.send(path("password-reset/request"), { email });
    }
    const guess = { email, new_password: NEW, otp_code: otherCode(code) };
    await guessFiftyTimes(path("password-reset/confirm"), guess, stranger);
    await guessFiftyTimes(path("password-reset/confirm"), guess);
    await guessFiftyTimes(path("login"), { email, password: "wrong" });
    const set = { email, new_password: NEW, otp_code: code };
    expect((await owner.send(path("password-reset/confirm"), set)).status).toBe(200);
    // The owner's device is known from now on, and the earlier lock is lifted.
    await guessFiftyTimes(path("login"), { email, password: "wrong" });
    const answer = await owner.send(path("login"), { email, password: NEW });
    expect(answer.status).toBe(200);
  });

  it("do not stop a code from being sent to the owner", async () => {
    const { email } = await make();
    const owner = aBrowser();
    await owner.send(path("login"), { email, password: PASSWORD });
    for (let n = 0; n < 12; n += 1) {
      await waitForNextCode();
      await aBrowser().send(path("password-reset/request"), { email });
    }
    const before = (await mailsTo(email)).length;
    expect((await owner.send(path("password-reset/request"), { email })).status).toBe(200);
    expect(await mailsTo(email)).toHaveLength(before + 1);
  });

  it("do not use up the owner's login code", async () => {
    const { email, userId } = await make();
    await db().user.update({ where: { id: userId }, data: { secondFactor: true } });
    const owner = aBrowser();
    const first = await owner.send(path("login"), { email, password: PASSWORD });
    expect(first.status).toBe(308);
    const code = await lastCode(email);
    const program = (end: string, body: object) =>
      request(path(end), { body, headers: { "x-forwarded-for": "192.0.2.77" } });
    await program("2fa/resend", { email });
    const guess = () => program("2fa/verify", { email, otp_code: otherCode(code) });
    await Promise.all(Array.from({ length: 50 }, guess));
    await guessFiftyTimes(path("login"), { email, password: "wrong" });
    expect((await owner.send(path("2fa/verify"), { otp_code: code })).status).toBe(200);
    forgetSession(owner);
    await guessFiftyTimes(path("login"), { email, password: "wrong" });
    await waitForNextCode();
    const again = await owner.send(path("login"), { email, password: PASSWORD });
    expect(again.status).toBe(308);
    const next = { otp_code: await lastCode(email) };
    expect((await owner.send(path("2fa/verify"), next)).status).toBe(200);
  });
});

it("a code requested on one device is accepted on another", async () => {
  const { email } = await aCustomer();
  const here = aBrowser();
  await here.send("/users/password-reset/request", { email });
  await db().oneTimeCode.updateMany({ where: { email }, data: { expiresAt: new Date() } });
  await aBrowser().send("/users/password-reset/request", { email });
  const set = { email, new_password: NEW, otp_code: await lastCode(email) };
  expect((await here.send("/users/password-reset/confirm", set)).status).toBe(200);
});

it("the latest three codes of one requester are valid", async () => {
  const { email } = await aCustomer();
  const owner = aBrowser();
  const codes: string[] = [];
  for (let n = 0; n < 4; n += 1) {
    await waitForNextCode();
    await owner.send("/users/password-reset/request", { email });
    codes.push(await lastCode(email));
  }
  const enter = (otp_code = "") =>
    owner.send("/users/password-reset/confirm", { email, new_password: NEW, otp_code });
  if (!codes.slice(1).includes(codes[0] ?? "")) expect((await enter(codes[0])).status).toBe(400);
  expect((await enter(codes[1])).status).toBe(200);
});

it("strangers together trigger at most ten codes an hour to a mailbox, with or without an account", async () => {
  const { email } = await aCustomer();
  for (const to of [email, `nobody-${randomUUID()}@example.com`]) {
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1)
      statuses.push((await aBrowser().send("/users/password-reset/request", { email: to })).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
  }
  expect(await mailsTo(email)).toHaveLength(10);
});

it("a program keeps its device in a header", async () => {
  const { email } = await aCustomer();
  const body = { email, password: PASSWORD };
  const first = await request("/users/login", { body });
  const device = first.headers.get(DEVICE_HEADER) ?? "";
  expect(device).toMatch(/^Fe26\./);
  expect(JSON.stringify(first.body)).not.toContain("Fe26");
  for (let n = 0; n < 6; n += 1)
    await request("/users/login", { body: { email, password: "wrong" } });
  expect((await request("/users/login", { body })).status).toBe(429);
  const known = await request("/users/login", { body, headers: { [DEVICE_HEADER]: device } });
  expect(known.status).toBe(200);
});

it.each(["", "Fe26.2*1*nonsense", "x".repeat(5_000)])(
  "an invalid seal counts as a stranger: %p",
  async (device) => {
    const { email } = await aCustomer();
    for (let n = 0; n < 5; n += 1)
      await request("/users/login", { body: { email, password: "wrong" } });
    const headers = { [DEVICE_HEADER]: device };
    const body = { email, password: PASSWORD };
    expect((await request("/users/login", { body, headers })).status).toBe(429);
  },
);

describe("an account a stranger opened with the owner's address", () => {
  it("drops everything of the stranger's once the owner resets the password", async () => {
    const { userId, email, token } = await aCustomer();
    await db().address.create({
      data: {
        ...{ userId, type: "Home", houseBuilding: "1", localityStreet: "Stranger Lane" },
        ...{ city: "Pune", district: "Pune", state: "Maharashtra", pin: "411001", isDefault: true },
      },
    });
    await db().cart.create({ data: { userId } });
    const owner = aBrowser();
    await owner.send("/users/password-reset/request", { email });
    const set = { email, new_password: NEW, otp_code: await lastCode(email) };
    expect((await owner.send("/users/password-reset/confirm", set)).status).toBe(200);
    expect((await request("/users/profile", { token })).status).toBe(401);
    const user = await db().user.findUniqueOrThrow({
      where: { id: userId },
      select: { phone: true, emailVerifiedAt: true, addresses: true, cart: true },
    });
    expect(user).toEqual({
      phone: null,
      emailVerifiedAt: expect.any(Date),
      addresses: [],
      cart: null,
    });
    expect(await auditOf(userId)).toEqual(["email.verified", "password.reset"]);
  });

  it("keeps everything if the owner had verified the address", async () => {
    const { userId, email } = await aCustomer();
    await db().user.update({ where: { id: userId }, data: { emailVerifiedAt: new Date() } });
    await db().cart.create({ data: { userId } });
    const owner = aBrowser();
    await owner.send("/users/password-reset/request", { email });
    const set = { email, new_password: NEW, otp_code: await lastCode(email) };
    expect((await owner.send("/users/password-reset/confirm", set)).status).toBe(200);
    const { phone, cart } = await db().user.findUniqueOrThrow({
      where: { id: userId },
      select: { phone: true, cart: true },
    });
    expect([phone === null, cart === null]).toEqual([false, false]);
  });
});
