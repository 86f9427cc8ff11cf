import { setTimeout as sleep } from "node:timers/promises";
import { inTurns } from "@/lib/files/turns";

it("runs so many at a time, in the order they came, and goes on after a failure", async () => {
  const takeTurn = inTurns(2);
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
