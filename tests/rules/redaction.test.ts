import { describeError, mask } from "@/lib/redaction";

it.each([
  ["no user asha.menon+x@example.co.in here", "no user [email] here"],
  ["call +91 98765 43210 or 9876543210", "call [phone] or [phone]"],
  ["Bearer eyJhbGciOi.eyJ1c2VyX.c2lnbmF0dXJl", "Bearer [token]"],
  ["hash $argon2id$v=19$m=19456,t=2,p=1$abc$def", "hash [hash]"],
  ['{"password":"hunter2","otp_code":"123456"}', '{"password":"[hidden]","otp_code":"[hidden]"}'],
  [
    "connect to postgresql://shop:geheim@db:5432/x",
    "connect to postgresql://shop:[secret]@db:5432/x",
  ],
])("%s", (text, masked) => {
  expect(mask(text)).toBe(masked);
});

it.each([
  "AK-2611-000482",
  "order_K3uXtFfVqD4FJt",
  "01a21f7a-1b37-7219-a6a6-666cf30c69d1",
  "18999900",
])("leaves %s, which is not personal", (text) => {
  expect(mask(text)).toBe(text);
});

it("describes an error with its causes, masked", () => {
  const cause = new Error("insert failed for asha@example.com");
  const described = describeError(new TypeError("not saved", { cause }));
  expect(described).toMatchObject({
    name: "TypeError",
    message: "not saved",
    cause: { name: "Error", message: "insert failed for [email]" },
  });
});

it("stops at circular causes", () => {
  const a = new Error("a");
  const b = new Error("b", { cause: a });
  a.cause = b;
  expect(JSON.stringify(describeError(a)).length).toBeLessThan(20_000);
});

it("describes a thrown value that is no error", () => {
  expect(describeError({ secret: 1 })).toEqual({ name: "object", message: "[object Object]" });
});

it("describes an object that was made of an error", () => {
  const error = Object.assign(new Error("no way to asha@example.com"), { code: "ECONNREFUSED" });
  const { message, stack } = error;
  expect(describeError({ ...error, message, stack, queue: "mail" })).toMatchObject({
    name: "object",
    code: "ECONNREFUSED",
    message: "no way to [email]",
    stack: expect.stringContaining("no way to [email]"),
  });
});

it("cuts a long text before masking, never within a word", () => {
  const before = "x ".repeat(1_995);
  expect(mask(`${before}asha.menon@example.com ${"later ".repeat(100_000)}`)).toBe(`${before}…`);
  // Uncut, the patterns would need minutes for this text.
  expect(mask("a".repeat(1_000_000))).toBe("…");
});
