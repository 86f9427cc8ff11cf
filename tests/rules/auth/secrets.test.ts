import { z } from "zod";

const OLD = "the-secret-of-last-year-the-secret-of-last-year";
const NEW = "the-secret-of-this-year-the-secret-of-this-year";
const CLAIMS = { user_id: "0190a000-0000-7000-8000-000000000001", sid: "s".repeat(43) };

type Library = {
  secrets: typeof import("@/lib/identity/secrets");
  token: typeof import("@/lib/identity/token");
  cookie: typeof import("@/lib/identity/cookie");
};

/** Runs work with modules loaded under these secrets. */
async function withSecrets<T>(
  [AUTH_SECRET, AUTH_SECRET_PREVIOUS = ""]: string[],
  work: (library: Library) => Promise<T>,
): Promise<T> {
  const before = { ...process.env };
  Object.assign(process.env, { AUTH_SECRET, AUTH_SECRET_PREVIOUS });
  let result: Promise<T> | undefined;
  await jest.isolateModulesAsync(async () => {
    const library = {
      secrets: await import("@/lib/identity/secrets"),
      token: await import("@/lib/identity/token"),
      cookie: await import("@/lib/identity/cookie"),
    };
    result = work(library);
    await result;
  });
  process.env = before;
  return result as Promise<T>;
}

const Cart = z.object({ cart: z.string() });
const KINDS: [
  string,
  (library: Library) => Promise<string>,
  (library: Library, made: string) => Promise<boolean>,
][] = [
  [
    "a seal",
    ({ secrets }) => secrets.seal("guest-cart", { cart: "1" }, 60),
    async ({ secrets }, sealed) =>
      (await secrets.unseal("guest-cart", Cart, { sealed, seconds: 60 })) !== null,
  ],
  [
    "a bearer token",
    ({ token }) => token.signToken({ ...CLAIMS, aud: "customer" }, new Date(Date.now() + 60_000)),
    async ({ token }, bearer) => (await token.readToken(bearer)) !== null,
  ],
  [
    "a session cookie",
    ({ cookie, secrets }) => cookie.sealToken("t", "customer", secrets.keyFor("session")),
    async ({ cookie, secrets }, sealed) =>
      (await cookie.unsealToken(sealed, "customer", secrets.keysFor("session"))) === "t",
  ],
];

describe.each(KINDS)("%s", (_kind, make, opens) => {
  it.each([
    ["while the secret is being rotated", [OLD], [NEW, OLD], true],
    ["from an instance that has rotated already, before this one has", [NEW], [OLD, NEW], true],
    ["after the old secret is removed", [OLD], [NEW], false],
  ])(
    "can be opened %s (made with %p, opened with %p)",
    async (_when, makers, openers, isOpened) => {
      const made = await withSecrets(makers, make);
      expect(await withSecrets(openers, (library) => opens(library, made))).toBe(isOpened);
    },
  );
});

it("a seal for one purpose cannot be opened for another", async () => {
  const sealed = await withSecrets([NEW], ({ secrets }) =>
    secrets.seal("device", { cart: "1" }, 60),
  );
  expect(
    await withSecrets([NEW], ({ secrets }) =>
      secrets.unseal("guest-cart", Cart, { sealed, seconds: 60 }),
    ),
  ).toBeNull();
});
