import fc from "fast-check";
import { Pin, place } from "@/lib/accounts/fields";
import { calls } from "@/lib/api-docs/calls";
import { Email, OneTimeCode, PersonName, Phone } from "@/lib/auth/fields";
import { refusal } from "@/lib/call/refusal";
import { normaliseTelephone } from "@/lib/contact/telephone";
import { clean } from "@/lib/http/input";
import { orderSearch } from "@/lib/orders/admin/filters";

it.each([
  "\u202a+91 98765 43210\u202c",
  "+9109876543210",
  "+91 (0) 98765 43210",
  "98765\u201343210",
  "98765\u221243210",
  "tel:+91-98765-43210",
  "\u200e+91\u00a098765\u202f43210",
  "\u200d98765\t43210",
  "९८७६५४३२१०",
  "+९१ ०९८७६५ ४३२१०",
  "+919876543210",
  "0091 (0)9876543210",
])("reads the phone number %j", (typed) => {
  expect(Phone.parse(typed)).toBe("+919876543210");
  expect(normaliseTelephone(typed)).toBe("+919876543210");
  expect(orderSearch(typed.replace(/tel:/, ""))?.words).toEqual(["9876543210"]);
});

it.each([
  ["+44 (0) 20 7946 0123", "+442079460123"],
  ["+91 (0) 80 2345 6789", "+918023456789"],
  ["tel:1800\u2011123\u20114567", "18001234567"],
])("reads the telephone number %j", (typed, number) => {
  expect(normaliseTelephone(typed)).toBe(number);
});

it.each([
  "411001\u200b",
  "411-001",
  "४११००१",
  "411\u00a0001",
  "411\u2013001",
  "\u2068411001\u2069",
])("reads the PIN code %j", (typed) => expect(Pin.parse(typed)).toBe("411001"));

it.each(["123456\u200b", "123-456", "१२३४५६", "123\u00a0456", "123\u2011456"])(
  "reads the one-time code %j",
  (typed) => expect(OneTimeCode.parse(typed)).toBe("123456"),
);

it.each(["asha@example.com\u200b", "\ufeffAsha@example.com", "asha\u200d@example.com\u00a0"])(
  "reads the email address %j",
  (typed) => expect(Email.parse(typed)).toBe("asha@example.com"),
);

it.each([
  "Asha\u00a0Menon",
  "Asha\tMenon",
  "\u202aAsha Menon\u202c",
  "Asha\r\nMenon",
  "As\u00adha Menon",
])("reads the name %j", (typed) => expect(PersonName.parse(typed)).toBe("Asha Menon"));

it("removes line breaks from an address", () => {
  expect(place.locality_street.parse("MG Road\r\nNear\tthe bank\u2028")).toBe(
    "MG Road Near the bank",
  );
});

it.each([
  ["half an emoji", "a\ud83d", "a\ufffd"],
  ["a whole emoji of several signs", "👩‍🔧 😀", "👩‍🔧 😀"],
  ["a joiner of Malayalam", "ക്\u200dഷ", "ക്\u200dഷ"],
  ["फ as one sign", "\u095e", "\u092b\u093c"],
  ["é as two signs", "Jose\u0301", "José"],
  ["Bengali য়", "\u09df", "\u09af\u09bc"],
  ["line breaks", "one\ntwo", "one\ntwo"],
])("cleans %s, in lists and objects too", (_what, typed, plain) => {
  expect(clean({ query: typed, list: [{ text: typed }] })).toEqual({
    query: plain,
    list: [{ text: plain }],
  });
});

it.each(["password", "new_password", "entered_password", "current_password"])(
  "leaves %s unchanged",
  (field) => {
    const typed = " cafe\u0301\u200b\u00a0\ud83d ";
    expect(clean({ [field]: typed })).toEqual({ [field]: typed });
  },
);

const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }),
  fc.array(fc.integer({ min: 1, max: 0xffff })).map((codes) => String.fromCharCode(...codes)),
);

it("normalises any text, idempotently", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const once = clean({ text: text.replaceAll("\0", "") });
      const plain = String(once.text);
      expect(plain.isWellFormed()).toBe(true);
      expect(plain.normalize("NFC")).toBe(plain);
      expect(clean(once)).toEqual(once);
    }),
  );
});

it("accepts any text in any field of any call or refuses it with a message", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const { input } of calls) {
        const fields = "shape" in input ? Object.keys(input.shape as object) : [];
        const body = Object.fromEntries(fields.map((name) => [name, text.replaceAll("\0", "")]));
        const { error } = input.safeParse(clean(body), { error: refusal });
        for (const { message } of error?.issues ?? []) expect(message).toMatch(/^(?!Invalid).+/);
      }
    }),
    { numRuns: 30 },
  );
});
