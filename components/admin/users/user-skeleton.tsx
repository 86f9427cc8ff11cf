import { Loading, Skeleton } from "@/components/ui/skeleton";

/** Stands where the table of users will be. */
export function UserSkeleton() {
  return (
    <Loading className="tw p-5">
      <Skeleton height={20} className="mb-5" />
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} height={36} className="mb-4" />
      ))}
    </Loading>
  );
}
