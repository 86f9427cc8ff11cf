import { z } from "zod";
import {
  CHANGES,
  hasOneVehicle,
  km_a_day,
  Month,
  rates,
  Step,
  supply,
  UnitView,
  VEHICLE,
  vehicle,
} from "@/lib/advice/contract";
import { call } from "@/lib/call/call";

const ListedCar = z.object({
  /** The last part of its address under /cars, and its name in a question. */
  car: z.string(),
  maker: z.string(),
  model: z.string(),
  kind: z.enum(["car", "scooter", "commercial"]),
  variants: z.array(z.string()),
});

/** The vehicles that a question can name. */
export const listCars = call({
  method: "GET",
  path: "/advice/cars",
  access: "public",
  etag: true,
  input: z.object({}),
  output: z.object({ cars: z.array(ListedCar) }),
  errors: [],
});
export type ListedCar = z.output<typeof ListedCar>;

/** What the connection says to a charger. */
const SupplyCheck = z.object({
  state: z.enum(["fits", "at_night", "extension", "unknown"]),
  spare_kw: z.number().nullable(),
  /** The sanctioned load to apply for. */
  to_kw: z.int().nullable(),
  /** What must come first. */
  changes: z.array(z.enum(CHANGES)),
  /** Whether nothing has to, and that in a few words. */
  is_ready: z.boolean(),
  text: z.string(),
  words: z.array(z.string()),
});

/** What one charger does for a vehicle and its supply. */
export const adviseOnProduct = call({
  method: "POST",
  path: "/advice/product",
  access: "public",
  limited: "advice",
  input: z
    .object({
      ...vehicle,
      ...supply,
      ...rates,
      /** The last part of the charger's address. */
      charger: z.string({ error: "Say which charger." }).max(80),
      km_a_day,
    })
    .refine(hasOneVehicle, VEHICLE),
  output: z.object({
    product: UnitView,
    /** The vehicle in words. */
    vehicle: z.string(),
    /** Why it is the wrong charger for the vehicle; null if it is not. */
    misfit: z.enum(["no_dc", "scooter"]).nullable(),
    /** What the vehicle draws, and what limits that; on DC the mean from 10 to 80 %. */
    gives_kw: z.number(),
    limit: z.enum(["car", "unit", "phase"]),
    /** From 10 to 100 % on AC, to 80 % on DC; null without a DC inlet. */
    charge: z.object({ from: z.int(), to: z.int(), hours: z.number() }).nullable(),
    /** For a day's driving. */
    hours_for_day: z.number(),
    headline: z.string(),
    words: z.array(z.string()),
    supply: SupplyCheck,
    /** How to get each change. */
    steps: z.array(Step),
    /** Null without a state and a rate, and without a DC inlet for a DC charger. */
    month: Month.nullable(),
    /** The day on which the car's figures were compared with its maker's; null if they were not yet. */
    verified_on: z.iso.date().nullable(),
  }),
  errors: ["not_found"],
});
export type ProductQuestion = z.output<typeof adviseOnProduct.input>;
export type ProductAnswer = z.output<typeof adviseOnProduct.output>;
