import { sendInChunks } from "@/components/admin/orders/several/in-chunks";
import {
  pastedNumbers,
  rangeOf,
  repeatedNumbers,
} from "@/components/admin/orders/several/selection-rules";
import { doneWords, severalSays } from "@/components/admin/orders/several/several-text";
import { NetworkError } from "@/lib/http/browser/client";
import { orderSample } from "@/tests/support/samples/order";

it.each<[string | null, string, string]>([
  ["b", "d", "bcd"],
  ["d", "b", "bcd"],
  ["c", "c", "c"],
  [null, "d", "d"],
  ["gone", "d", "d"],
])("selects from %s to %s", (from, to, range) => {
  expect(rangeOf(["a", "b", "c", "d", "e"], from, to).join("")).toBe(range);
});

const orders = ["AK-2611-000001", "AK-2611-000002", "AK-2611-000003"];

it.each<[string, string, number, [number, string][]]>([
  [
    "a column",
    "111\n222\n333",
    0,
    [
      [0, "111"],
      [1, "222"],
      [2, "333"],
    ],
  ],
  [
    "a column of Windows",
    "111\r\n222\r\n",
    0,
    [
      [0, "111"],
      [1, "222"],
    ],
  ],
  [
    "a column from the second row on",
    "222\n333",
    1,
    [
      [1, "222"],
      [2, "333"],
    ],
  ],
  [
    "more than there are rows",
    "222\n333\n444\n555",
    1,
    [
      [1, "222"],
      [2, "333"],
    ],
  ],
  [
    "a column with a gap",
    "111\n\n333",
    0,
    [
      [0, "111"],
      [2, "333"],
    ],
  ],
  [
    "two columns in another order",
    "AK-2611-000003\t333\nAK-2611-000001\t111",
    1,
    [
      [2, "333"],
      [0, "111"],
    ],
  ],
  ["the number first", "222,AK-2611-000002", 0, [[1, "222"]]],
  ["an order that is not selected", "AK-2611-000009\t999\nAK-2611-000002\t222", 0, [[1, "222"]]],
  [
    "spaces around",
    "  111 \n\t222 ",
    0,
    [
      [0, "111"],
      [1, "222"],
    ],
  ],
  ["nothing", "  \n ", 0, []],
])("reads %s", (_what, text, first, numbers) => {
  expect([...pastedNumbers(text, { orders, first })]).toEqual(numbers);
});

it("finds a number used by two purchases, in any spelling", () => {
  const rows = [
    { number: "ab 12", purchase: "one" },
    { number: "AB12", purchase: "one" },
    { number: "", purchase: "two" },
    { number: "ab12", purchase: "two" },
    { number: "", purchase: "three" },
    { number: "cd", purchase: "three" },
  ];
  expect([...repeatedNumbers(rows)]).toEqual([0, 1, 3]);
  expect(repeatedNumbers(rows.slice(0, 2)).size).toBe(0);
});

describe("sendInChunks", () => {
  const items = [1, 2, 3, 4, 5];
  const sendAll = (
    send: (chunk: readonly number[], key: string) => Promise<number[]>,
    isStopped = () => false,
  ) => {
    const done: number[] = [];
    const options = { most: 2, send, isStopped, onDone: (count: number) => void done.push(count) };
    return sendInChunks(items, options).then((sent) => ({ ...sent, done }));
  };

  it("sends all items and reports progress", async () => {
    const sizes: number[] = [];
    const sent = await sendAll(async (chunk) => {
      sizes.push(chunk.length);
      return [...chunk];
    });
    expect(sizes).toEqual([2, 2, 1]);
    expect(sent).toEqual({ results: items, left: [], done: [2, 4, 5] });
  });

  it("retries a chunk once under the same key after a network error", async () => {
    const keys: string[] = [];
    const sent = await sendAll(async (chunk, key) => {
      keys.push(key);
      if (keys.length === 2) throw new NetworkError(undefined);
      return [...chunk];
    });
    expect(sent.results).toEqual(items);
    expect(keys[1]).toBe(keys[2]);
    expect(new Set(keys).size).toBe(3);
  });

  it.each([
    ["an error response", new Error("500"), 2],
    ["a second network error", new NetworkError(undefined), 3],
  ])("stops at %s and keeps earlier results", async (_what, error, calls) => {
    let made = 0;
    const sent = await sendAll(async (chunk) => {
      made += 1;
      if (made > 1) throw error;
      return [...chunk];
    });
    expect(made).toBe(calls);
    expect(sent).toEqual({ results: [1, 2], left: [3, 4, 5], error, done: [2] });
  });

  it("stops on request", async () => {
    let made = 0;
    const sent = await sendAll(
      async (chunk) => {
        made += 1;
        return [...chunk];
      },
      () => made === 1,
    );
    expect(sent).toEqual({ results: [1, 2], left: [3, 4, 5], done: [2] });
  });
});

const outcome = { order_id: "x", order: null, previous_status: null, problem: null };
const changed = { ...outcome, event_id: "e" };
const already = { ...outcome, event_id: null };
const refused = { ...already, problem: { code: "order_canceled", message: "No." } };

it.each([
  [[changed, changed], "2 orders are now Shipped"],
  [[changed, refused], "1 order is now Shipped"],
  [[changed, already, already], "1 order is now Shipped, 2 were already"],
  [[already], "1 order was Shipped already"],
  [[refused], undefined],
])("summarises a run: case %#", (results, words) => {
  expect(doneWords(results, "Shipped")).toBe(words);
});

it("warns about set-back orders and unrecorded cash", () => {
  const shipped = orderSample({ order_status: "Shipped" });
  const cash = { state: "open", amount: 42_999_00, fee: 0, received_on: null } as const;
  const byCash = orderSample({ order_status: "Delivered", cash });
  expect(severalSays([shipped, byCash], "Accepted")).toEqual([
    "2 of them were Shipped or Delivered already and are set back: the customers are emailed again.",
  ]);
  expect(severalSays([shipped, byCash], "Delivered")).toEqual([
    "₹42,999 of 1 order in cash is not recorded yet and waits under Needs attention.",
  ]);
  expect(severalSays([orderSample()], "Processing")).toEqual([]);
});
