import { Loading, Skeleton } from "@/components/ui/skeleton";

type RowsSkeletonProps = {
  rows: number;
  /** Row height in px. */
  height?: number;
  /** Whether there is a header row. */
  head?: boolean;
};

/** Skeleton of a table or list. */
export function RowsSkeleton({ rows, height = 36, head = false }: RowsSkeletonProps) {
  return (
    <Loading className="table-wrap rows-skeleton">
      {head && <Skeleton height={20} className="rows-skeleton-head" />}
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <Skeleton key={row} height={height} className="rows-skeleton-row" />
      ))}
    </Loading>
  );
}
