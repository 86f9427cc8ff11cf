import { isFields } from "../http/http.ts";
import type { Answer } from "./walk.ts";

/** One difference between two answers to the same request. */
export type Difference = { where: string; real: string; standIn: string };

/**
 * Compares two runs step by step. Ids are replaced by the step that created them, since they differ between
 * runs.
 */
export class Comparison {
  readonly #real = new Map<string, string>();
  readonly #standIn = new Map<string, string>();

  /** The differences between the answers to one step, except ids and times. */
  of(real: Answer, standIn: Answer): Difference[] {
    const [left, right] = [flat(real, this.#real), flat(standIn, this.#standIn)];
    return [...new Set([...left.keys(), ...right.keys()])]
      .map((where) => ({
        where,
        real: left.get(where) ?? ABSENT,
        standIn: right.get(where) ?? ABSENT,
      }))
      .filter((one) => one.real !== one.standIn && !isUncertain(one));
  }
}

const ABSENT = "(absent)";

// A list of the account may be empty on either side.
const isUncertain = ({ where, real, standIn }: Difference) =>
  where.startsWith("body.items") && (real === ABSENT || standIn === ABSENT);

function flat({ step, status, body }: Answer, makers: Map<string, string>): Map<string, string> {
  const show = (value: unknown, where: string) => {
    if (step.isOpenEnded) return value === null ? "null" : typeof value;
    return where.endsWith("created_at") ? "(a time)" : plain(value, step.name, makers);
  };
  const isOpenEnded = step.isOpenEnded === true;
  return new Map([["status", String(status)], ...flatten(body, "body", { isOpenEnded, show })]);
}

type How = { isOpenEnded: boolean; show: (value: unknown, where: string) => string };

function flatten(value: unknown, where: string, how: How): [string, string][] {
  if (Array.isArray(value)) {
    if (value.length === 0) return how.isOpenEnded ? [] : [[where, "[]"]];
    return flatten(value[0], `${where}[0]`, how);
  }
  if (isFields(value)) {
    const entries = Object.entries(value);
    if (entries.length === 0) return [[where, "{}"]];
    return entries.flatMap(([name, one]) => flatten(one, `${where}.${name}`, how));
  }
  return [[where, how.show(value, where)]];
}

function plain(value: unknown, step: string, makers: Map<string, string>): string {
  if (typeof value !== "string" || !/^[a-z]+_[A-Za-z0-9]{14}$/.test(value)) {
    return JSON.stringify(value);
  }
  if (!makers.has(value)) makers.set(value, step);
  return `(the ${value.split("_")[0]} id of "${makers.get(value)}")`;
}
