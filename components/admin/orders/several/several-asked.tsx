"use client";

import { type ReactNode, useId, useState } from "react";
import { ordersWords, severalSays } from "@/components/admin/orders/several/several-text";
import { ShipSeveral } from "@/components/admin/orders/several/ship-several";
import type { Selection } from "@/components/admin/orders/several/use-selection";
import type { useSeveral, Wish } from "@/components/admin/orders/several/use-several";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { DialogFoot } from "@/components/ui/dialog-foot";
import { statusLabel } from "@/lib/orders/status/order-status";
import type { SettableStatus } from "@/lib/orders/status/settable-status";

/** Sets the status of all selected orders, after any questions needed; render `questions` beside the button. */
export function useSeveralAsked(selection: Selection, { set }: ReturnType<typeof useSeveral>) {
  const [asked, setAsked] = useState<{ to: SettableStatus }>();
  const { orders } = selection;
  const close = () => setAsked(undefined);

  function ask(to: SettableStatus) {
    if (to === "Shipped" || severalSays(orders, to).length > 0) setAsked({ to });
    else void go(to, orders.map(wishOf));
  }
  async function go(to: SettableStatus, wishes: readonly Wish[]) {
    close();
    // Orders that could not be set stay selected, for a retry.
    selection.keepOnly(await set(to, wishes));
  }

  const questions: ReactNode = (
    <>
      <ShipSeveral
        orders={orders}
        open={asked?.to === "Shipped"}
        onClose={close}
        onShip={(wishes) => void go("Shipped", wishes)}
      />
      <SeveralQuestion
        to={asked?.to === "Shipped" ? undefined : asked?.to}
        orders={orders}
        onClose={close}
        onYes={(to) => void go(to, orders.map(wishOf))}
      />
    </>
  );
  return { ask, questions };
}

type SeveralQuestionProps = {
  /** The status to set; undefined while the dialog is closed. */
  to: SettableStatus | undefined;
  orders: Selection["orders"];
  onClose: () => void;
  onYes: (to: SettableStatus) => void;
};

function SeveralQuestion({ to, orders, onClose, onYes }: SeveralQuestionProps) {
  const id = useId();
  return (
    <Dialog open={to !== undefined} onClose={onClose} size="s" labelledBy={id}>
      {to !== undefined && (
        <div className="dialog-body">
          <h2 className="title" id={id}>
            {`Set ${ordersWords(orders.length)} to ${statusLabel(to)}?`}
          </h2>
          <ul className="mute numeric several-list">
            {severalSays(orders, to).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          <DialogFoot out="Not now">
            <Button size="s" variant="ink" onClick={() => onYes(to)}>
              {`Set to ${statusLabel(to)}`}
            </Button>
          </DialogFoot>
        </div>
      )}
    </Dialog>
  );
}

function wishOf(order: Wish["order"]): Wish {
  return { order };
}
