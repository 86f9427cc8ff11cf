import { hashPassword, isRightPassword } from "@/lib/auth/sign-in/passwords";

// Files on a database compute cheaper hashes: this is what the shop itself does.
it("hashes as OWASP asks at least, and tells the right password from a wrong one", async () => {
  const hash = await hashPassword("a good passphrase");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isRightPassword(hash, "a good passphrase")).toBe(true);
  expect(await isRightPassword(hash, "another passphrase")).toBe(false);
});

it("finds no password right for an account that does not exist", async () => {
  expect(await isRightPassword(null, "a good passphrase")).toBe(false);
});
