import type { z } from "zod";
import { nameOf } from "@/lib/advice/address";
import type { adviseOnProduct, listCars } from "@/lib/advice/product/contract";
import { bodyFor } from "@/lib/advice/product/own-car";

/** As on the wire: amounts in rupees. */
export type WireAnswer = z.input<typeof adviseOnProduct.output>;

/** The answer; or what is wrong with the question, by the names of its fields in an address. */
export type Outcome =
  | { answer: WireAnswer }
  | { problem: string; errors: Readonly<Record<string, string[]>> };

/** Cars to choose from, by maker. */
type Groups = { maker: string; cars: { value: string; label: string }[] }[];

/**
 * `adviseOnProduct` without its schemas, which would make a product page's script several times as large. Rejects
 * when aborted only.
 */
export async function askAdvice(
  text: string,
  charger: string,
  signal: AbortSignal,
): Promise<Outcome> {
  try {
    const headers = { "content-type": "application/json" };
    const body = bodyFor(text, charger);
    const response = await fetch("/api/advice/product", { method: "POST", headers, body, signal });
    const said = await response.json();
    if (response.ok) return { answer: said };
    if (response.status >= 500 || typeof said.message !== "string") return NO_ANSWER;
    return { problem: said.message, errors: byName(said.fields ?? {}) };
  } catch (error) {
    if (signal.aborted) throw error;
    return NO_ANSWER;
  }
}

/** The cars of our list; null if they could not be fetched. Never rejects. */
export async function readCars(): Promise<Groups | null> {
  try {
    const response = await fetch("/api/advice/cars");
    if (!response.ok) return null;
    const { cars }: z.input<typeof listCars.output> = await response.json();
    return [...new Set(cars.map(({ maker }) => maker))].map((maker) => ({
      maker,
      cars: cars.filter((car) => car.maker === maker).flatMap(choicesOf),
    }));
  } catch {
    return null;
  }
}

function choicesOf({ car, model, variants }: z.input<typeof listCars.output>["cars"][number]) {
  return variants.map((name) => ({ value: `${car} ${name}`, label: `${model} ${name}` }));
}

function byName(fields: Record<string, string[]>) {
  return Object.fromEntries(Object.entries(fields).map(([field, texts]) => [nameOf(field), texts]));
}

const NO_ANSWER: Outcome = {
  problem: "The server could not be reached. Check your connection and try again.",
  errors: {},
};
