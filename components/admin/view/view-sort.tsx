"use client";

import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { ReactNode } from "react";
import { useView } from "@/components/admin/view/view-state";
import { useHydrated } from "@/components/ui/use-hydrated";

type ViewSortProps = {
  /** The `sort` parameter for this column; a leading minus reverses it. */
  by: string;
  /** The sort order without a parameter. */
  otherwise: string;
  children: ReactNode;
};

/** Column header that sorts by its column; another click reverses the order. */
export function ViewSort({ by, otherwise, children }: ViewSortProps) {
  const { params, show } = useView();
  const sort = params.get("sort") ?? otherwise;
  const order = sort === by ? "ascending" : sort === `-${by}` ? "descending" : undefined;
  const next = sort === by ? `-${by}` : by;
  const Icon = order ? ICONS[order] : ChevronsUpDown;
  return (
    <th scope="col" aria-sort={order}>
      <button
        type="button"
        className="table-sort"
        disabled={!useHydrated()}
        onClick={() => show({ sort: next === otherwise ? null : next })}
      >
        {children}
        <Icon className="icon" aria-hidden="true" />
      </button>
    </th>
  );
}

const ICONS = { ascending: ArrowUp, descending: ArrowDown };
