import type { z } from "zod";
import type { Call } from "@/lib/call/call";
import type { Chapter } from "@/lib/call/chapters";
import type { FileAnswer } from "@/lib/call/file";

/** A value as it goes over the wire, with the name of a file where a file is sent. */
type Written<T> = T extends Blob
  ? string
  : T extends readonly (infer Item)[]
    ? Written<Item>[]
    : T extends object
      ? { [Key in keyof T]: Written<T[Key]> }
      : T;

/** What the documentation says of one call. The examples are parsed by its schemas in a test. */
export type CallDocs<C extends Call = Call> = {
  /** What it does, as an order of at most 60 letters: "Add a product to the cart". */
  summary: string;
  /** One to four sentences: what happens, for whom, and what a client must know. Plain text. */
  description: string;
  /** A whole input of a real case, as a program sends it. */
  input: Written<z.input<C["input"]>>;
  /** The content type of a file that is answered; CSV where it says nothing. */
  fileType?: string;
  /** What is answered to it; the first lines of a file. */
  output: z.input<C["output"]> extends FileAnswer ? string : z.input<C["output"]>;
};

/** A contract with what is said of it; an entry that is missing or wrong is a type error where it is listed. */
export function documented<Contract>(
  contract: Contract,
  { docs, chapter }: { docs: ContractDocs<Contract>; chapter: Chapter },
) {
  return { contract, docs, chapter };
}

/** The names under which a contract exports its calls. */
type CallNames<Contract> = {
  [Name in keyof Contract]: Contract[Name] extends Call ? Name : never;
}[keyof Contract];

/** The documentation of a contract: one entry for every call that it exports. */
export type ContractDocs<Contract> = {
  [Name in CallNames<Contract>]: Contract[Name] extends Call ? CallDocs<Contract[Name]> : never;
};
