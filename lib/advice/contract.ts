import { z } from "zod";
import { PLACES } from "@/lib/advice/household";
import { call } from "@/lib/call/call";
import { Rupees } from "@/lib/call/codecs";
import { paiseFromRupees, rupeesFromPaise } from "@/lib/money";
import { STATE_NAMES } from "@/lib/states";

const number = (what: string, least: number, most: number) =>
  z
    .number({ error: `Enter ${what} as a number.` })
    .min(least, `Enter ${what}, at least ${least}.`)
    .max(most, `Enter ${what}, at most ${most}.`);

/** A vehicle that the list does not have. Powers in kW. */
const OwnVehicle = z.object({
  kind: z.enum(["car", "scooter", "commercial"]).default("car"),
  battery_kwh: number("the battery's size in kWh", 1, 250),
  /** What its onboard charger takes. Above 7.4 it needs three phases. */
  ac_kw: number("its AC power in kW", 0.2, 43),
  dc_kw: number("its DC power in kW", 1, 500).nullable().default(null),
  kwh_per_100km: number("its use in kWh per 100 km", 1, 200).nullable().default(null),
});
export type OwnVehicle = z.output<typeof OwnVehicle>;

/** A car of the list with its variant, or one's own figures. */
export const vehicle = {
  car: z.string().max(80).optional(),
  /** Without it the model's first one. */
  variant: z.string().max(80).optional(),
  own: OwnVehicle.optional(),
};
type Asked = { car?: string | undefined; own?: OwnVehicle | undefined };
export const hasOneVehicle = ({ car, own }: Asked) => (car === undefined) !== (own === undefined);
export const VEHICLE = { path: ["car"], message: "Choose a car, or enter its figures." };

const hours_parked = number("the hours in which it is parked", 1, 24);
export const km_a_day = number("the kilometres of a day", 1, 1_000);

export const PHASES = z.union([z.literal(1), z.literal(3)], {
  error: "Choose one or three phases.",
});
/** In kW; no bill states less than the least. */
export const SANCTIONED_KW = number("the sanctioned load in kW", 0.5, 5_000);
export const PEAK_KW = number("the usual peak in kW", 0, 5_000);

/** The connection, as the electricity bill states it; null for what is not known. */
export const supply = {
  phases: PHASES,
  sanctioned_kw: SANCTIONED_KW.nullable().default(null),
  peak_kw: PEAK_KW.nullable().default(null),
};

const Rate = z.codec(number("your rate in ₹ a unit", 0, 50), z.int(), {
  decode: paiseFromRupees,
  encode: rupeesFromPaise,
});

/** Whose price of a unit counts. */
export const rates = {
  /** For what differs by state: the steps before a change, and the tariffs. */
  state: z
    .enum(STATE_NAMES as [string, ...string[]], { error: "Choose a state of the list." })
    .nullable()
    .default(null),
  /** What a unit costs in rupees, where that is known better. */
  rate: Rate.nullable().default(null),
  /** kWh a month that the meter counts besides the vehicle's. */
  home_kwh: number("the units on your bill", 0, 20_000).nullable().default(null),
};

/** Who asks: the vehicle, the connection, the nights. */
export const AdviceQuestion = z
  .object({
    ...vehicle,
    place: z.enum(PLACES, { error: "Choose where it is parked." }),
    ...supply,
    hours_parked,
    km_a_day,
    metres_to_meter: number("the metres from the meter", 0, 500).nullable().default(null),
    ...rates,
  })
  .refine(hasOneVehicle, VEHICLE);
export type AdviceQuestion = z.output<typeof AdviceQuestion>;

export const CHANGES = ["noc", "load_extension", "three_phases"] as const;

export const UnitView = z.object({
  slug: z.string(),
  name: z.string(),
  rated_power_w: z.int(),
  price: Rupees,
});
export type UnitView = z.output<typeof UnitView>;

const Offer = z.object({
  product: UnitView,
  /** What the vehicle draws, and what that stops at. */
  gives_kw: z.number(),
  limit: z.enum(["car", "unit", "phase", "load", "time"]),
  /** For a day's driving, and from 10 to 100 %. */
  hours_for_day: z.number(),
  hours_full: z.number(),
  km_a_night: z.int(),
  is_enough: z.boolean(),
  load: z.object({
    state: z.enum(["fits", "at_night", "extension", "unknown"]),
    spare_kw: z.number().nullable(),
    /** The sanctioned load to apply for. */
    to_kw: z.int().nullable(),
  }),
  /** What must come first. */
  changes: z.array(z.enum(CHANGES)),
  /** Copper, from the meter; null without a distance, or where it would be thicker than 35 mm². */
  cable: z.object({ mm2: z.number(), amps: z.int() }).nullable(),
  /** All of it in words. */
  words: z.array(z.string()),
});

/** One thing that must come first, everywhere and in that state. */
export const Step = z.object({
  change: z.enum(CHANGES),
  title: z.string(),
  texts: z.array(z.string()),
});
export type StepView = z.output<typeof Step>;

/** What a month of driving costs. */
export const Month = z.object({
  /** What the meter counts for it. */
  kwh: z.number(),
  rows: z.array(
    z.object({
      name: z.string(),
      cost: Rupees,
      /** The regulator's order; null for one's own rate. */
      order: z.string().nullable(),
      /** The day on which the rate was compared with that order. */
      verified_on: z.iso.date().nullable(),
    }),
  ),
  /** The same kilometres on petrol; null without a state. */
  petrol: Rupees.nullable(),
  /** What a petrol vehicle of that kind drives on a litre. */
  km_per_litre: z.number(),
});
export type MonthView = z.output<typeof Month>;

/** Chargers for a vehicle, its supply and its nights. */
export const adviseCharger = call({
  method: "POST",
  path: "/advice",
  access: "public",
  limited: "advice",
  input: AdviceQuestion,
  output: z.object({
    need_kwh: z.number(),
    need_kw: z.number(),
    offers: z.array(Offer).max(3),
    not_bigger: z.string().nullable(),
    steps: z.array(Step),
    /** Null without a state and a rate. */
    month: Month.nullable(),
    /** The day on which the car's figures were compared with its maker's; null if they were not yet. */
    verified_on: z.iso.date().nullable(),
  }),
  errors: ["not_found"],
});
export type AdviceAnswer = z.output<typeof adviseCharger.output>;

const Plan = z.object({
  product: UnitView,
  points: z.int(),
  /** What one vehicle draws, and all points together. */
  gives_kw: z.number(),
  demand_kw: z.number(),
  connection_kva: z.number(),
  /** Of all points. */
  price: Rupees,
  /** False if the transformer has less than `connection_kva` left. */
  is_possible: z.boolean(),
  /** All of it in words. */
  words: z.array(z.string()),
});
export type FleetPlanView = z.output<typeof Plan>;

/** Chargers for a fleet of equal vehicles. */
export const adviseFleet = call({
  method: "POST",
  path: "/advice/fleet",
  access: "public",
  limited: "advice",
  input: z
    .object({
      ...vehicle,
      vehicles: number("the number of vehicles", 1, 5_000).int("Enter a whole number of vehicles."),
      km_a_day,
      hours_parked,
      /** What the transformer has left, in kVA. */
      transformer_kva: number("the transformer's kVA", 1, 50_000).nullable().default(null),
    })
    .refine(hasOneVehicle, VEHICLE),
  output: z.object({
    /** kWh that all vehicles need in a day. */
    need_kwh: z.number(),
    /** How many more points than the arithmetic says. */
    queue_factor: z.number(),
    /** Cheapest first, those beyond the transformer last. */
    plans: z.array(Plan),
  }),
  errors: ["not_found"],
});
export type FleetQuestion = z.output<typeof adviseFleet.input>;
export type FleetAnswer = z.output<typeof adviseFleet.output>;
