import { addAmounts } from "@/lib/tax/amounts";
import type { TaxDocument } from "@/lib/tax/document";
import { byRate, isNothing, type ReturnTax, returnTax, signed } from "@/lib/tax/returns/amounts";
import { rupeesOf } from "@/lib/tax/returns/period";
import { signOf } from "@/lib/tax/returns/tables";

export type ConsumerRow = {
  sply_ty: "INTRA" | "INTER";
  rt: number;
  typ: "OE";
  pos: string;
  txval: number;
} & ReturnTax;

/** Table 7: sales to consumers by place of supply and rate, less their credit notes. A row may be negative. */
export function consumerRows(documents: readonly TaxDocument[]): ConsumerRow[] {
  const parts = documents.flatMap((document) =>
    byRate(document.lines).map(({ rateBp, amounts }) => ({
      pos: document.supply.stateCode,
      isInterState: document.supply.isInterState,
      rateBp,
      amounts: signed(amounts, signOf(document)),
    })),
  );
  const groups = Map.groupBy(parts, (part) => keyOf(part));
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, own]) => {
      const [first] = own;
      const amounts = addAmounts(own.map((part) => part.amounts));
      if (!first || isNothing(amounts)) return [];
      return [
        {
          sply_ty: first.isInterState ? ("INTER" as const) : ("INTRA" as const),
          rt: first.rateBp / 100,
          typ: "OE" as const,
          pos: first.pos,
          txval: rupeesOf(amounts.taxablePaise),
          ...returnTax(amounts, first.isInterState),
        },
      ];
    });
}

const keyOf = ({
  pos,
  isInterState,
  rateBp,
}: {
  pos: string;
  isInterState: boolean;
  rateBp: number;
}) => `${isInterState ? 1 : 0} ${pos} ${String(rateBp).padStart(5, "0")}`;
