"use client";

import { AnswerForm } from "@/components/admin/tax/portals/answer-form";
import { Allowed } from "@/components/admin/users/role";
import { takeEInvoiceAnswer } from "@/lib/portals/einvoice/contract";
import { takeEwayAnswer } from "@/lib/portals/eway/contract";

/** Where the answer of one of the portals comes in. */
export function PortalAnswers({ portal }: { portal: "einvoice" | "eway" }) {
  return (
    <Allowed right="orders">
      {portal === "einvoice" ? (
        <AnswerForm
          spec={takeEInvoiceAnswer}
          help="JSON or CSV, at most 2 MB. A row whose QR code the portal did not sign is refused; the others are taken."
        />
      ) : (
        <AnswerForm
          spec={takeEwayAnswer}
          help="JSON or CSV, at most 2 MB, with the numbers of the invoices and of their e-way bills."
        />
      )}
    </Allowed>
  );
}
