import { KeyTable } from "@/components/admin/api-keys/key-table";
import { ViewPager } from "@/components/admin/view/view-pager";
import { ViewBody } from "@/components/admin/view/view-state";
import { EmptyState } from "@/components/ui/empty-state";
import type { ApiKey } from "@/lib/api-keys/contract";
import type { PageEnds } from "@/lib/call/paging";

/** A page of the keys, or an empty state. */
export function KeyList({ keys, ends }: { keys: readonly ApiKey[]; ends: PageEnds }) {
  return (
    <ViewBody>
      {keys.length === 0 ? (
        <div className="surface">
          <EmptyState text="No API keys yet." />
        </div>
      ) : (
        <div className="table-wrap">
          <KeyTable keys={keys} />
          <ViewPager optional ends={ends}>
            {keys.length} shown
          </ViewPager>
        </div>
      )}
    </ViewBody>
  );
}
