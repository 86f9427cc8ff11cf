import { lagOf } from "@/lib/replica/lag";

const samples = [
  { at: 1_000, written: 100 },
  { at: 2_000, written: 200 },
  { at: 3_000, written: 200 },
  { at: 4_000, written: 300 },
];

it.each([
  ["has everything", 300, 4_010, 10],
  ["has replayed more than was looked at", 350, 4_010, 10],
  ["has what there was before the last look", 200, 4_010, 1_010],
  ["is in the middle of a change", 250, 4_010, 1_010],
  ["has what there was at the first look", 100, 4_010, 3_010],
  ["has less", 99, 4_010, Number.POSITIVE_INFINITY],
])("a replica that %s at %s is so many ms old", (_what, replayed, now, lag) => {
  expect(lagOf(samples, replayed, now)).toBe(lag);
});
