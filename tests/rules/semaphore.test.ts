import { setTimeout as sleep } from "node:timers/promises";
import { semaphore } from "@/lib/process/semaphore";

const options = { atOnce: 2, waiting: 99, patienceMs: 10_000, message: "Come back." };

it("runs a limited number at once, in order of arrival, and continues after a failure", async () => {
  const takeTurn = semaphore("order", options);
  const began: number[] = [];
  let running = 0;
  let most = 0;
  const works = [0, 1, 2, 3, 4, 5].map((at) =>
    takeTurn(async () => {
      began.push(at);
      most = Math.max(most, ++running);
      await sleep(1);
      running--;
      if (at % 2 === 0) throw new Error(`${at} fails`);
      return at;
    }),
  );
  const results = await Promise.allSettled(works);
  expect(results.map(({ status }) => status)).toEqual(
    [0, 1, 2, 3, 4, 5].map((at) => (at % 2 === 0 ? "rejected" : "fulfilled")),
  );
  expect(began).toEqual([0, 1, 2, 3, 4, 5]);
  expect(most).toBe(2);
  expect(await takeTurn(async () => "free")).toBe("free");
});

const busy = { code: "busy", status: 503, message: "Come back.", retryAfterS: 10 };

it("refuses a caller when the queue is full, and accepts again when it is free", async () => {
  const takeTurn = semaphore("full", { ...options, atOnce: 1, waiting: 2 });
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const inside = [1, 2, 3].map((at) => takeTurn(() => held.then(() => at)));
  await expect(takeTurn(async () => 4)).rejects.toMatchObject(busy);
  letGo();
  expect(await Promise.all(inside)).toEqual([1, 2, 3]);
  expect(await takeTurn(async () => 5)).toBe(5);
});

it("refuses a caller who waited too long and passes the turn on", async () => {
  const impatient = semaphore("late", { ...options, atOnce: 1, patienceMs: 5 });
  const patient = semaphore("late", { ...options, atOnce: 1 });
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const first = impatient(() => held);
  const late = impatient(async () => "late");
  const next = patient(async () => "next");
  await expect(late).rejects.toMatchObject({ code: "busy", retryAfterS: 1 });
  letGo();
  await first;
  expect(await next).toBe("next");
});
