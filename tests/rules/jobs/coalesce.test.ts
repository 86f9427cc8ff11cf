import { coalesced } from "@/lib/jobs/coalesce";

let sent: string[];
let kicks: ReturnType<typeof coalesced<string>>;

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  kicks = coalesced<string>((name) => sent.push(name));
});
afterEach(() => jest.useRealTimers());

it("sends the first wake at once and those of the next 200 ms as one", () => {
  for (let time = 0; time < 5; time += 1) kicks.wake("mail");
  expect(sent).toEqual(["mail"]);
  jest.advanceTimersByTime(199);
  expect(sent).toEqual(["mail"]);
  jest.advanceTimersByTime(1);
  expect(sent).toEqual(["mail", "mail"]);
  jest.advanceTimersByTime(10_000);
  expect(sent).toEqual(["mail", "mail"]);
});

it("sends once every 200 ms, however long the kicks go on, and the last one is not lost", () => {
  for (let ms = 0; ms <= 1_000; ms += 10) {
    kicks.wake("webhooks");
    jest.advanceTimersByTime(10);
  }
  jest.advanceTimersByTime(10_000);
  expect(sent).toHaveLength(7);
});

it("sends one wake alone once, and the next after a pause at once", () => {
  kicks.wake("mail");
  jest.advanceTimersByTime(200);
  kicks.wake("mail");
  expect(sent).toEqual(["mail", "mail"]);
  jest.advanceTimersByTime(10_000);
  expect(sent).toEqual(["mail", "mail"]);
});

it("holds up no other name", () => {
  kicks.wake("mail");
  kicks.wake("refunds");
  kicks.wake("mail");
  expect(sent).toEqual(["mail", "refunds"]);
  jest.advanceTimersByTime(200);
  expect(sent).toEqual(["mail", "refunds", "mail"]);
});

it("sends nothing more once it is stopped, and leaves no timer behind", () => {
  kicks.wake("mail");
  kicks.wake("mail");
  kicks.stop();
  kicks.wake("refunds");
  expect(jest.getTimerCount()).toBe(0);
  jest.advanceTimersByTime(10_000);
  expect(sent).toEqual(["mail"]);
});
