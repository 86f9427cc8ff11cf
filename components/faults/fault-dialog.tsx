"use client";

import { useState } from "react";
import { FaultForm } from "@/components/faults/fault-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { DialogFoot } from "@/components/ui/dialog-foot";
import type { Fault } from "@/lib/faults/contract";
import type { Order } from "@/lib/orders/contract";

type FaultDialogProps = {
  /** The dialog is open while this is set. */
  order: Order | undefined;
  onClose: () => void;
};

/** Dialog to report a fault of a purchased charger; then it says what happens next. */
export function FaultDialog({ order, onClose }: FaultDialogProps) {
  return (
    <Dialog open={order !== undefined} onClose={onClose} labelledBy="report-fault">
      {order && <Steps key={order.order_id} order={order} onClose={onClose} />}
    </Dialog>
  );
}

function Steps({ order, onClose }: { order: Order; onClose: () => void }) {
  const [report, setReport] = useState<Fault>();
  return (
    <div className="dialog-body">
      <h2 className="title" id="report-fault" tabIndex={-1} ref={report && focus}>
        {report ? "Your report is with us" : "Report a fault"}
      </h2>
      <p className="numeric report-dialog-order">
        {order.product_name}, order {order.order_number}
      </p>
      {report ? (
        <Next report={report} onClose={onClose} />
      ) : (
        <FaultForm order={order} onReported={setReport} />
      )}
    </div>
  );
}

function Next({ report, onClose }: { report: Fault; onClose: () => void }) {
  return (
    <>
      <p>
        Reference <b className="numeric fault-reference">{report.reference}</b>
      </p>
      <ol className="fault-next">
        <li>We have emailed you a confirmation. Reply to it to add photos or details.</li>
        <li>Our service team will look into the fault and write or call.</li>
        <li>Follow your report in Order History.</li>
      </ol>
      <DialogFoot out={false}>
        <Button size="s" onClick={onClose}>
          Close
        </Button>
      </DialogFoot>
    </>
  );
}

/** The form and its button are gone: move the focus to the text that replaced them. */
function focus(element: HTMLElement | null) {
  element?.focus();
}
