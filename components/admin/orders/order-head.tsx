"use client";

import { Download } from "lucide-react";
import { MonthFile } from "@/components/admin/orders/list/month-file";
import { GuardedDownload } from "@/components/admin/ui/guarded-download";
import { Allowed } from "@/components/admin/users/role";
import { withView } from "@/components/admin/view/view-address";
import { ViewSearch } from "@/components/admin/view/view-search";
import { useView } from "@/components/admin/view/view-state";
import { ButtonLink } from "@/components/ui/button";

/** Head of Manage Orders: title, search field and downloads. */
export function OrderHead() {
  const { params } = useView();
  return (
    <div className="flex-row page-head order-head">
      <h1>Manage Orders</h1>
      <ViewSearch label="Search orders" placeholder="Number, customer, phone, charger or PIN" />
      <Allowed right="run">
        <GuardedDownload
          href={withView("/api/admin/orders/export", params, {})}
          title="All orders listed, the cancelled ones too, with their payments and refunds"
        >
          <Download className="icon" aria-hidden="true" />
          CSV
        </GuardedDownload>
        <MonthFile />
      </Allowed>
      <Allowed right="orders">
        <ButtonLink variant="ink" size="s" href="/admin/orders/new">
          New order
        </ButtonLink>
      </Allowed>
    </div>
  );
}
