import type { Fields } from "../http/http.ts";

/** One control function: called directly, or by `route` ("POST pay") from another process. */
export type Entry<Run = (...args: unknown[]) => unknown> = {
  route: string;
  run: Run;
  /** The arguments, from the fields of a request. */
  read: (body: Fields) => unknown[];
};

/** The functions of a table, in its groups, as a program calls them. */
export type Callable<Table> = {
  [Name in keyof Table]: Table[Name] extends Entry<infer Run> ? Run : Callable<Table[Name]>;
};

/** A control function without arguments. */
export function entry<Run extends () => unknown>(route: string, run: Run): Entry<Run> {
  return { route, run, read: () => [] };
}

/** A control function with arguments; `from` maps request fields to them. */
export function entryWith<Args extends unknown[], Result>(
  route: string,
  run: (...args: Args) => Result,
) {
  const from = (read: (body: Fields) => Args): Entry<typeof run> => ({ route, run, read });
  return { from };
}

/** The table as plain functions. */
export function callable<Table extends object>(table: Table): Callable<Table> {
  const functions = Object.entries(table).map(([name, one]) => [
    name,
    isEntry(one) ? one.run : callable(one),
  ]);
  return Object.fromEntries(functions);
}

/** All entries of the table, from all groups. */
export function entriesOf(table: object): Entry[] {
  return Object.values(table).flatMap((one) => (isEntry(one) ? [one] : entriesOf(one)));
}

/** A text field of a request; throws an Error naming it when it is missing. */
export function text(body: Fields, name: string): string {
  const value = body[name];
  if (typeof value !== "string") throw new Error(`${name} is missing.`);
  return value;
}

export function optionalText(body: Fields, name: string): string | undefined {
  return body[name] === undefined ? undefined : text(body, name);
}

/** A number field of a request; throws an Error naming it when it is missing. */
export function number(body: Fields, name: string): number {
  const value = body[name];
  if (typeof value !== "number") throw new Error(`${name} must be a number.`);
  return value;
}

export function optionalNumber(body: Fields, name: string): number | undefined {
  return body[name] === undefined ? undefined : number(body, name);
}

const isEntry = (value: object): value is Entry => "run" in value;
