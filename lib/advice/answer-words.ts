import "server-only";
import type { ChargerInput, FleetInput } from "@/lib/advice/address";
import { type AdviceAnswer, AdviceQuestion } from "@/lib/advice/contract";
import { askedVehicle } from "@/lib/advice/vehicles";
import { type Lane, laneOfNight } from "@/lib/catalogue/charging/charging-rules";
import { carName, cars } from "@/lib/content/cars";

/** The question on one line, as its owner would check it: "Tata Nexon EV 45 kWh, house, one phase, …". */
export function questionWords(input: ChargerInput): string {
  const { place, phases, sanctioned_kw, hours_parked, km_a_day } = AdviceQuestion.parse(input);
  return [
    vehicleWords(input),
    place,
    phases === 1 ? "one phase" : "three phases",
    sanctioned_kw === null ? "load not known" : `${sanctioned_kw} kW sanctioned`,
    `${km_a_day} km a day`,
    `${hours_parked} h parked`,
  ].join(", ");
}

/** "Tata Nexon EV 45 kWh", "a car of 45 kWh". */
export function vehicleWords({
  car: slug,
  variant,
  own,
}: Pick<ChargerInput | FleetInput, "car" | "variant" | "own">): string {
  if (own) return `${KINDS[own.kind ?? "car"]} of ${own.battery_kwh} kWh`;
  const car = cars.find((one) => one.slug === slug);
  return car ? `${carName(car)} ${variant ?? car.variants[0]?.name}` : "";
}

const KINDS = { car: "A car", scooter: "A scooter", commercial: "A vehicle" };

/** The night of each charger that was answered, to scale. */
export function nightLanes(input: ChargerInput, { offers }: AdviceAnswer): Lane[] {
  const { vehicle } = askedVehicle(AdviceQuestion.parse(input));
  return offers.map(({ product, gives_kw }) =>
    laneOfNight(product.name, vehicle.batteryKwh, gives_kw),
  );
}
