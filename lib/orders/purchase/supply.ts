import "server-only";
import { type Supply, supplyOfOrder, supplyText } from "@/lib/advice/product/supply";
import type { Prisma } from "@/lib/db";
import type { SupplyInput, SupplyView } from "@/lib/orders/purchase/supply-input";

/** The columns of a purchase that hold its supply. */
export const SUPPLY_COLUMNS = {
  supplyPhases: true,
  sanctionedLoadW: true,
  usualPeakW: true,
} as const satisfies Prisma.PurchaseSelect;

/** What of an order's line its load is counted from. */
export const LOAD_COLUMNS = {
  quantity: true,
  product: { select: { ratedPowerW: true } },
} as const satisfies Prisma.PurchaseLineSelect;

type SupplyRow = {
  supplyPhases: number | null;
  sanctionedLoadW: number | null;
  usualPeakW: number | null;
};
type OrderRow = {
  status: string | null;
  line: { quantity: number; product: { ratedPowerW: number } };
};

/** Powers in watts; all null for a purchase without. */
export function supplyColumns(supply: SupplyInput | undefined): SupplyRow {
  const watts = (kw: number | null | undefined) => (kw == null ? null : Math.round(kw * 1000));
  return {
    supplyPhases: supply?.phases ?? null,
    sanctionedLoadW: watts(supply?.sanctioned_kw),
    usualPeakW: watts(supply?.peak_kw),
  };
}

/** The supply of a purchase and what it means for its orders; null if none was given. */
export function supplyView(row: SupplyRow, orders: readonly OrderRow[]): SupplyView | null {
  const supply = supplyOf(row);
  if (!supply) return null;
  const { isReady, words } = supplyOfOrder(
    supply,
    orders
      .filter(({ status }) => status !== "canceled")
      .map(({ line }) => ({ ratedKw: line.product.ratedPowerW / 1000, units: line.quantity })),
  );
  return { ...givenView(supply), text: supplyText(supply), is_ready: isReady, words };
}

/** What was given; null if nothing was. */
export function givenSupply(row: SupplyRow): SupplyInput | null {
  const supply = supplyOf(row);
  return supply && givenView(supply);
}

function supplyOf({ supplyPhases, sanctionedLoadW, usualPeakW }: SupplyRow): Supply | null {
  if (supplyPhases === null || sanctionedLoadW === null) return null;
  return {
    phases: supplyPhases === 3 ? 3 : 1,
    sanctionedKw: sanctionedLoadW / 1000,
    peakKw: usualPeakW === null ? null : usualPeakW / 1000,
  };
}

function givenView({ phases, sanctionedKw, peakKw }: Supply): SupplyInput {
  return { phases, sanctioned_kw: sanctionedKw, peak_kw: peakKw };
}
