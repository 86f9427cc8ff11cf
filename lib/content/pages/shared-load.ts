import { hoursAfter } from "@/lib/content/pages/depot-night";

/** A parked car: its place, arrival and departure as "21:30", and the energy it needs. */
export type ParkedCar = { place: string; arrives: string; leaves: string; kwh: number };

/**
 * Cars that share what a building can spare, from `from` to `to`. `supplyKw` is the limit of the whole
 * connection, `building` what the building itself draws from a time on, `shareKw` the most that all
 * chargers may draw together. One charger gives `leastKw` (6 A) to `mostKw`, or nothing.
 */
export type SharedLoad = {
  from: string;
  to: string;
  supplyKw: number;
  shareKw: number;
  leastKw: number;
  mostKw: number;
  /** Whether the main switch trips above `supplyKw`; otherwise the load only goes over it. */
  trips: boolean;
  building: readonly { at: string; kw: number }[];
  cars: readonly ParkedCar[];
};

/** Power in hours since `from`. */
export type Slice = { from: number; to: number; kw: number };

/** A car's stay in hours since `from`; `full` is null if its energy was not reached. */
export type CarStay = {
  car: ParkedCar;
  arrives: number;
  leaves: number;
  slices: readonly Slice[];
  full: number | null;
};

/** The load from an hour until the next step: the building's own and that of the chargers. */
export type LoadStep = { at: number; building: number; chargers: number };

/**
 * Each car's charge when the chargers share: equal parts for all that are plugged in, at least `leastKw`
 * each. Where that is not enough for all, those that leave first come first.
 */
export function sharedCharges(load: SharedLoad): CarStay[] {
  const queue = load.cars.map((car) => waiting(load, car));
  const end = hoursAfter(load.from, load.to);
  let now = 0;
  while (now < end) {
    const share = powerNow(load, queue, now);
    const next = Math.min(end, ...nextChanges(load, queue, now, share));
    for (const entry of share.taking) take(entry, { from: now, to: next, kw: share.kw });
    now = next;
  }
  return queue.map(({ missing: _, ...stay }) => stay);
}

/** The charges if every car began at full power when it arrived. */
export function aloneCharges(load: SharedLoad): CarStay[] {
  return load.cars.map((car) => {
    const { missing, ...stay } = waiting(load, car);
    const full = stay.arrives + missing / load.mostKw;
    const to = Math.min(full, stay.leaves);
    const slices = [{ from: stay.arrives, to, kw: load.mostKw }];
    return { ...stay, slices, full: full <= stay.leaves ? full : null };
  });
}

/** Building and chargers over the whole time: a step at every change. */
export function loadSteps(load: SharedLoad, stays: readonly CarStay[]): LoadStep[] {
  const slices = stays.flatMap((stay) => stay.slices);
  const changes = [0, ...slices.flatMap(({ from, to }) => [from, to]), ...buildingChanges(load)];
  const times = [...new Set(changes.map(toMinute))].toSorted((a, b) => a - b);
  return times.map((at) => ({
    at,
    building: buildingKw(load, at),
    chargers: tidy(
      slices
        .filter(({ from, to }) => toMinute(from) <= at && at < toMinute(to))
        .reduce((sum, { kw }) => sum + kw, 0),
    ),
  }));
}

/** The highest step of the whole connection. */
export function peakStep(steps: readonly LoadStep[]): LoadStep {
  return steps.reduce((top, step) => (totalKw(step) > totalKw(top) ? step : top));
}

/** The first step above the limit of the connection, if there is one. */
export function firstOver(load: SharedLoad, steps: readonly LoadStep[]): LoadStep | undefined {
  return steps.find((step) => totalKw(step) > load.supplyKw + NOTHING);
}

export function totalKw({ building, chargers }: LoadStep): number {
  return building + chargers;
}

/** The faults of a plan, in words; empty if every car is full in time and only the plan keeps the limit. */
export function sharedLoadFaults(load: SharedLoad): string[] {
  const stays = sharedCharges(load);
  const end = hoursAfter(load.from, load.to);
  const empty = stays
    .filter(({ full }) => full === null)
    .map(({ car }) => `${car.place} at ${car.arrives} is not full when it leaves`);
  const outside = stays
    .filter(({ arrives, leaves }) => leaves > end || leaves <= arrives)
    .map(({ car }) => `${car.place} at ${car.arrives} leaves after the end or before it arrives`);
  const over = firstOver(load, loadSteps(load, stays));
  const calm = firstOver(load, loadSteps(load, aloneCharges(load))) === undefined;
  return [
    ...empty,
    ...outside,
    ...(over ? [`${totalKw(over)} kW are above the limit`] : []),
    ...(calm ? ["nothing goes over the limit without sharing"] : []),
  ];
}

type Waiting = CarStay & { missing: number; slices: Slice[] };
type Share = { taking: readonly Waiting[]; kw: number };

const TIDY = 1e6;
const NOTHING = 1e-6;

function waiting(load: SharedLoad, car: ParkedCar): Waiting {
  const arrives = hoursAfter(load.from, car.arrives);
  const leaves = hoursAfter(load.from, car.leaves);
  return { car, arrives, leaves, missing: car.kwh, slices: [], full: null };
}

function powerNow(load: SharedLoad, queue: readonly Waiting[], now: number): Share {
  const plugged = queue
    .filter(({ arrives, leaves, missing }) => arrives <= now && now < leaves && missing > NOTHING)
    .toSorted((a, b) => a.leaves - b.leaves || a.arrives - b.arrives);
  const spare = Math.max(0, Math.min(load.shareKw, load.supplyKw - buildingKw(load, now)));
  const taking = plugged.slice(0, Math.floor(spare / load.leastKw));
  return { taking, kw: Math.min(load.mostKw, spare / Math.max(1, taking.length)) };
}

/** Times after `now` at which the shares change: arrivals, departures, full cars, the building's steps. */
function nextChanges(
  load: SharedLoad,
  queue: readonly Waiting[],
  now: number,
  { taking, kw }: Share,
): number[] {
  const stays = queue.flatMap(({ arrives, leaves }) => [arrives, leaves]);
  const known = [...stays, ...buildingChanges(load)].filter((time) => time > now);
  return [...known, ...taking.map(({ missing }) => now + missing / kw)];
}

function take(entry: Waiting, slice: Slice): void {
  const last = entry.slices.at(-1);
  if (last && last.to === slice.from && last.kw === slice.kw) last.to = slice.to;
  else entry.slices.push(slice);
  entry.missing -= slice.kw * (slice.to - slice.from);
  if (entry.missing <= NOTHING) entry.full = slice.to;
}

function buildingChanges(load: SharedLoad): number[] {
  return load.building.map(({ at }) => hoursAfter(load.from, at));
}

/** The last entry that has begun; 0 before the first. */
function buildingKw(load: SharedLoad, now: number): number {
  const begun = load.building.filter(({ at }) => hoursAfter(load.from, at) <= now);
  return begun.at(-1)?.kw ?? 0;
}

function tidy(kw: number): number {
  return Math.round(kw * TIDY) / TIDY;
}

function toMinute(hours: number): number {
  return Math.round(hours * 60) / 60;
}
