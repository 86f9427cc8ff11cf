import type { z } from "zod";
import type { Call } from "@/lib/call/call";
import type { Chapter } from "@/lib/call/chapters";
import type { FileAnswer } from "@/lib/call/file";

/** A value on the wire; a file is replaced by its name. */
type Written<T> = T extends Blob
  ? string
  : T extends readonly (infer Item)[]
    ? Written<Item>[]
    : T extends object
      ? { [Key in keyof T]: Written<T[Key]> }
      : T;

/** The documentation of one call. A test parses the examples with its schemas. */
export type CallDocs<C extends Call = Call> = {
  /** What it does, as an imperative of at most 60 characters: "Add a product to the cart". */
  summary: string;
  /** One to four sentences: what happens, for whom, and what a client must know. Plain text. */
  description: string;
  /** A complete, realistic input, as a program sends it. */
  input: Written<z.input<C["input"]>>;
  /** The content type of a file answer; CSV by default. */
  fileType?: string;
  /** The answer to it; for a file its first lines. */
  output: z.input<C["output"]> extends FileAnswer ? string : z.input<C["output"]>;
};

/** A contract with its documentation; a missing or wrong entry is a type error in the generated list. */
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
