/** One vehicle's night: return, start of charging and departure as "21:30", and the energy it needs. */
export type NightVehicle = {
  name: string;
  back: string;
  starts: string;
  leaves: string;
  kwh: number;
};

/**
 * A depot's night from `from` to `to`, with the limit for all chargers and the power of one output, in kW.
 */
export type DepotNight = {
  from: string;
  to: string;
  limitKw: number;
  outputKw: number;
  vehicles: readonly NightVehicle[];
};

/** The same in hours since the night began. */
export type Stay = { name: string; back: number; starts: number; ends: number; leaves: number };

/** The power from an hour until the next step. */
export type LoadStep = { at: number; kw: number };

/** Hours from `from` to `time` ("21:30"), past midnight if `time` is earlier. */
export function hoursAfter(from: string, time: string): number {
  return ((((minutes(time) - minutes(from)) % DAY) + DAY) % DAY) / 60;
}

/** The length of the night in hours. */
export function nightHours({ from, to }: DepotNight): number {
  return hoursAfter(from, to);
}

/** Every vehicle's stay. Charging ends once its energy is reached at the constant power of one output. */
export function stays({ from, outputKw, vehicles }: DepotNight): Stay[] {
  return vehicles.map(({ name, back, starts, leaves, kwh }) => {
    const start = hoursAfter(from, starts);
    return {
      name,
      back: hoursAfter(from, back),
      starts: start,
      ends: start + kwh / outputKw,
      leaves: hoursAfter(from, leaves),
    };
  });
}

/** The stays if every vehicle started charging on its return. */
export function unplanned(all: readonly Stay[]): Stay[] {
  return all.map((stay) => ({
    ...stay,
    starts: stay.back,
    ends: stay.back + stay.ends - stay.starts,
  }));
}

/** The sum of all outputs over the night: a step at every change, the last one 0. */
export function loadSteps(all: readonly Stay[], outputKw: number): LoadStep[] {
  const times = [...new Set(all.flatMap(({ starts, ends }) => [starts, ends]))].toSorted(
    (a, b) => a - b,
  );
  return times.map((at) => ({
    at,
    kw: outputKw * all.filter(({ starts, ends }) => starts <= at && at < ends).length,
  }));
}

/** The peak of the steps, in kW. */
export function peakKw(steps: readonly LoadStep[]): number {
  return Math.max(0, ...steps.map(({ kw }) => kw));
}

/** The faults of a plan, in words; empty if every vehicle is charged during its stay and below the limit. */
export function nightFaults(night: DepotNight): string[] {
  const all = stays(night);
  const late = all
    .filter(({ back, starts, ends, leaves }) => starts < back || ends > leaves)
    .map(({ name }) => `${name} does not charge between its return and its departure`);
  const outside = all
    .filter(({ leaves }) => leaves > nightHours(night))
    .map(({ name }) => `${name} leaves after the night`);
  const peak = peakKw(loadSteps(all, night.outputKw));
  const over = peak > night.limitKw ? [`${peak} kW are above the limit`] : [];
  return [...late, ...outside, ...over];
}

/** "22:30" → "10.30 pm". */
export function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const part = minute === 0 ? "" : `.${String(minute).padStart(2, "0")}`;
  return `${hour % 12 || 12}${part} ${hour < 12 ? "am" : "pm"}`;
}

/** The clock time that many hours after "20:00", as "22:30". */
export function timeAt(from: string, hours: number): string {
  const all = (minutes(from) + Math.round(hours * 60)) % DAY;
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(all / 60))}:${two(all % 60)}`;
}

const DAY = 24 * 60;

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}
