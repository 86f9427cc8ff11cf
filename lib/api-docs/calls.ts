import { callList } from "@/lib/api-docs/call-list";
import type { Call } from "@/lib/call/call";
import { CHAPTERS, type Chapter } from "@/lib/call/chapters";
import type { CallDocs } from "@/lib/call/docs";

/** The folder of a contract in lib: "orders/cash". */
export type ContractName = keyof typeof callList;

/** A call with its documentation; `name` is its export name in the contract. */
export type DocumentedCall = {
  contract: ContractName;
  chapter: Chapter;
  name: string;
  spec: Call;
  docs: CallDocs;
};

const chapters = Object.keys(CHAPTERS);

/** Every contract, in the order of the documentation's chapters. */
export const contracts = Object.entries(callList)
  .map(([name, { contract, docs, chapter }]) => ({
    name: name as ContractName,
    exported: contract as Readonly<Record<string, unknown>>,
    docs: docs as Readonly<Record<string, CallDocs>>,
    chapter,
  }))
  .toSorted((one, other) => chapters.indexOf(one.chapter) - chapters.indexOf(other.chapter));

/** Every call, for tests and generated lists only. */
export const calls: readonly Call[] = contracts.flatMap(({ exported }) =>
  Object.values(exported).filter(isCall),
);

/** Every call with its documentation, in reading order, for generated documents and tests only. */
export const documentedCalls: readonly DocumentedCall[] = contracts.flatMap(
  ({ name: contract, exported, docs, chapter }) =>
    Object.entries(docs).flatMap(([name, entry]) => {
      const spec = exported[name];
      return isCall(spec) ? [{ contract, chapter, name, spec, docs: entry }] : [];
    }),
);

/** Whether an export of a contract is a call. */
export function isCall(value: unknown): value is Call {
  return typeof value === "object" && value !== null && "access" in value && "path" in value;
}
