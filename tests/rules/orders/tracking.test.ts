import { carriers, trackingPage } from "@/lib/orders/dispatch/carriers";
import { TrackingInput, TrackingNumber } from "@/lib/orders/dispatch/tracking-view";

it.each([
  ["1490819204561", "1490819204561"],
  ["  1490 8192\t04561\n", "1490819204561"],
  ["ek123456789in", "EK123456789IN"],
  ["１２３４５", "12345"],
  ["१२३४५", "12345"],
  ["\u200e12345\u200b", "12345"],
  ["LR/77120–A", "LR/77120-A"],
  ["Z".repeat(40), "Z".repeat(40)],
])("reads the tracking number %j", (typed, normalised) => {
  expect(TrackingNumber.parse(typed)).toBe(normalised);
});

it.each([
  ["", "Enter the tracking number."],
  ["   ", "Enter the tracking number."],
  [undefined, "Enter the tracking number."],
  [12345, "Enter the tracking number."],
  ["123", "A tracking number has 4 to 40 letters and digits"],
  ["Z".repeat(41), "A tracking number has 4 to 40 letters and digits"],
  ["12 34/", "A tracking number has 4 to 40 letters and digits"],
  ["1234<script>", "A tracking number has 4 to 40 letters and digits"],
  ["../../12345", "A tracking number has 4 to 40 letters and digits"],
])("refuses the tracking number %j with a message", (typed, words) => {
  expect(TrackingNumber.safeParse(typed).error?.issues[0]?.message).toContain(words);
});

const other = { carrier: "other", carrier_name: "Raj Logistics", number: "LR-77120" };

it.each([
  "https://rajlogistics.in/track?lr=77120",
  "https://www.raj-logistics.co.in:8443/t/77120#now",
  "",
  undefined,
])("accepts the link %j", (url) => {
  expect(TrackingInput.safeParse({ ...other, url }).success).toBe(true);
});

it.each([
  "http://rajlogistics.in/77120",
  "javascript:alert(1)",
  "https://",
  "https://localhost/1",
  "https://127.0.0.1/1",
  "https://user:word@rajlogistics.in/1",
  "https://rajlogistics.in/ 77120",
  'https://rajlogistics.in/"onclick=',
  "rajlogistics.in",
])("refuses the link %j", (url) => {
  const { error } = TrackingInput.safeParse({ ...other, url });
  expect(error?.issues).toMatchObject([
    { path: ["url"], message: "Paste the whole link, from https:// on." },
  ]);
});

it("links to each carrier's tracking page", () => {
  for (const { id, track } of carriers) {
    const page = trackingPage(id, "AB/12-3");
    expect(page).toBe(track.replace("{number}", "AB%2F12-3"));
    expect(page).not.toMatch(/[{}]/);
  }
  expect(trackingPage("other", "123456")).toBeNull();
});
