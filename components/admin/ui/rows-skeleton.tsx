import { Loading, Skeleton } from "@/components/ui/skeleton";

type RowsSkeletonProps = {
  rows: number;
  /** Of a row, in px. */
  height?: number;
  /** Whether a line of column names stands above them. */
  head?: boolean;
};

/** Stands where a table or list will be. */
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
