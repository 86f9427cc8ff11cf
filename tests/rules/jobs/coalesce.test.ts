import { coalesced } from "@/lib/jobs/coalesce";

let sent: string[];
let wakes: ReturnType<typeof coalesced<string>>;

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  wakes = coalesced<string>((name) => sent.push(name));
});
afterEach(() => jest.useRealTimers());

it("sends the first wake at once and those of the next 200 ms as one", () => {
  for (let time = 0; time < 5; time += 1) wakes.wake("mail");
  expect(sent).toEqual(["mail"]);
  jest.advanceTimersByTime(199);
  expect(sent).toEqual(["mail"]);
  jest.advanceTimersByTime(1);
  expect(sent).toEqual(["mail", "mail"]);
  jest.advanceTimersByTime(10_000);
  expect(sent).toEqual(["mail", "mail"]);
});

it("sends every 200 ms while wakes go on, the last included", () => {
  for (let ms = 0; ms <= 1_000; ms += 10) {
    wakes.wake("webhooks");
    jest.advanceTimersByTime(10);
  }
  jest.advanceTimersByTime(10_000);
  expect(sent).toHaveLength(7);
});

it("sends a single wake once, and the next after a pause at once", () => {
  wakes.wake("mail");
  jest.advanceTimersByTime(200);
  wakes.wake("mail");
  expect(sent).toEqual(["mail", "mail"]);
  jest.advanceTimersByTime(10_000);
  expect(sent).toEqual(["mail", "mail"]);
});

it("does not delay other names", () => {
  wakes.wake("mail");
  wakes.wake("refunds");
  wakes.wake("mail");
  expect(sent).toEqual(["mail", "refunds"]);
  jest.advanceTimersByTime(200);
  expect(sent).toEqual(["mail", "refunds", "mail"]);
});

it("sends nothing after stop and leaves no timer", () => {
  wakes.wake("mail");
  wakes.wake("mail");
  wakes.stop();
  wakes.wake("refunds");
  expect(jest.getTimerCount()).toBe(0);
  jest.advanceTimersByTime(10_000);
  expect(sent).toEqual(["mail"]);
});
