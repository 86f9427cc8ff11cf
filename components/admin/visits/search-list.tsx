import Link from "next/link";
import { EmptyState } from "@/components/ui/empty-state";
import { boundsOf, formatLongDay } from "@/lib/dates";
import type { EmptySearch } from "@/lib/visits/contract";

/** What was searched for and is not sold, or is called otherwise in the catalogue. */
export function SearchList({ searches }: { searches: readonly EmptySearch[] }) {
  if (searches.length === 0)
    return <EmptyState text="Every search of these days found a charger." />;
  return (
    <table className="table visit-table">
      <caption className="visually-hidden">
        Searches without a result, the most frequent first
      </caption>
      <thead>
        <tr>
          <th scope="col">Searched for</th>
          <th scope="col" className="align-end">
            Times
          </th>
          <th scope="col" className="align-end">
            Last
          </th>
        </tr>
      </thead>
      <tbody className="numeric">
        {searches.map(({ words, count, last_day }) => (
          <tr key={words}>
            <th scope="row" className="long-words">
              <Link className="link" href={`/search?q=${encodeURIComponent(words)}`}>
                {words}
              </Link>
            </th>
            <td className="align-end">{count.toLocaleString("en-IN")}</td>
            <td className="align-end nowrap">{formatLongDay(boundsOf(last_day).start)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
