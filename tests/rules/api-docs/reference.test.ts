import { elsewhere, indexOf } from "@/components/api-docs/chapters";
import { fieldRows } from "@/components/api-docs/field-rows";
import { SECTIONS } from "@/components/api-docs/intro-part";
import { COMMON, chaptersOf, failuresOf, objectsOf } from "@/components/api-docs/reference";
import { calls } from "@/lib/api-docs/calls";
import { openApi } from "@/lib/api-docs/open-api";

const document = openApi();
const shown = chaptersOf(document).flatMap((chapter) => chapter.calls);
const callAt = (id: string) => {
  const call = shown.find((one) => one.id === id);
  if (!call) throw new Error(`${id} is not shown`);
  return call;
};

it("lists every call once, under its own anchor", () => {
  const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
  expect(shown.map(nameOf).toSorted()).toEqual(
    calls.map((call) => nameOf({ ...call, path: `/api${call.path}` })).toSorted(),
  );
  const parts = [...SECTIONS, ...chaptersOf(document), ...objectsOf(document)];
  const anchors = [...shown, ...parts].map(({ id }) => id);
  expect(new Set(anchors).size).toBe(anchors.length);
});

it("lists a call's parameters and marks the required ones", () => {
  const [body] = callAt("post-cart-addtocart").sent;
  const required = body?.rows.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  expect(body?.title).toBe("Body, JSON");
  expect(required).toEqual(["productid"]);
});

it("states the key and session that a call needs", () => {
  expect(callAt("get-health")).toMatchObject({ scope: undefined, session: undefined });
  expect(callAt("post-cart-addtocart")).toMatchObject({ scope: "shop", session: undefined });
  expect(callAt("post-order-addorder")).toMatchObject({ scope: "shop", session: "customer" });
  expect(callAt("get-admin-orders")).toMatchObject({ scope: "office", session: "admin" });
});

it("lists a call's own errors by status and the common errors once", () => {
  const own = callAt("post-order-cancelorder").failures.map(({ status, code }) => [status, code]);
  expect(own).toEqual(
    expect.arrayContaining([
      [409, "order_canceled"],
      [404, "not_found"],
    ]),
  );
  expect(own.map(([status]) => status)).toEqual(own.map(([status]) => status).toSorted());
  const common = failuresOf(document, COMMON);
  expect(common.map(({ code }) => code).toSorted()).toEqual([...COMMON].toSorted());
  expect(common.every(({ meaning }) => meaning.length > 10)).toBe(true);
});

it("nests the fields of an object and joins equal fields on one line", () => {
  const details = Object.fromEntries("abcdefgh".split("").map((key) => [key, { type: "string" }]));
  const rows = fieldRows({
    type: "object",
    required: ["cash"],
    properties: {
      cash: { type: "object", properties: { fee: { type: "number" } } },
      details: { type: "object", properties: details as never },
    },
  });
  expect(rows.map(({ name, depth, isRequired }) => [name, depth, isRequired])).toEqual([
    ["cash", 0, true],
    ["fee", 1, false],
    ["details", 0, false],
  ]);
  expect(rows[2]?.rule).toBe("a, b, c, d, e, f, g, h.");
});

describe("the pages of the reference", () => {
  const chapters = chaptersOf(document);
  const objects = objectsOf(document);
  const seenFrom = (shown?: string) => indexOf(chapters, objects, shown);

  it("are one for the introduction, each chapter and the objects", () => {
    const pages = seenFrom("cart").map(({ page }) => page);
    expect(pages[0]).toBe("/api/docs");
    expect(pages.at(-1)).toBe("/api/docs?chapter=objects");
    expect(pages.filter((page) => page === "")).toHaveLength(1);
    expect(new Set(pages).size).toBe(chapters.length + 2);
  });

  it.each([
    ["post-cart-addtocart", undefined, "/api/docs?chapter=cart#post-cart-addtocart"],
    ["failures", "cart", "/api/docs#failures"],
    ["cart", undefined, "/api/docs?chapter=cart#cart"],
    [objects[0]?.id ?? "", "cart", `/api/docs?chapter=objects#${objects[0]?.id}`],
    ["post-cart-addtocart", "cart", undefined],
    ["unknown", "cart", undefined],
    ["", "cart", undefined],
  ])("%s, asked on the page %s, is at %s", (anchor, shown, address) => {
    expect(elsewhere(seenFrom(shown), anchor)).toBe(address);
  });
});
