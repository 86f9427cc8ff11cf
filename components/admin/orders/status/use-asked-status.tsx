"use client";

import { type ReactNode, useState } from "react";
import { CashReceived } from "@/components/admin/orders/money/cash-received";
import { useOrderStore } from "@/components/admin/orders/order-store";
import { CASH_FAILURE } from "@/components/admin/orders/order-text";
import { useStatusChange } from "@/components/admin/orders/status/order-status-change";
import { ShipQuestion } from "@/components/admin/orders/status/ship-question";
import {
  CashQuestion,
  questionOf,
  SetBackQuestion,
  type StatusQuestion,
} from "@/components/admin/orders/status/status-questions";
import { signInAgain } from "@/components/forms/go-to";
import { toast } from "@/components/ui/toast/toast";
import { failureText } from "@/lib/http/browser/client";
import { rupeesFromPaise } from "@/lib/money";
import { useRecordCash } from "@/lib/orders/cash/hooks";
import type { AdminOrder } from "@/lib/orders/contract";
import type { TrackingInput } from "@/lib/orders/dispatch/tracking-view";
import type { SettableStatus } from "@/lib/orders/status/settable-status";

type Asked = { to: SettableStatus; about: StatusQuestion };

/** Like `useStatusChange`, but asks any questions needed first; render `questions` beside the select. */
export function useAskedStatus(order: AdminOrder) {
  const { change, busy } = useStatusChange(order);
  const [asked, ask] = useState<Asked>();
  const [isOther, setOther] = useState(false);
  const receive = useReceive();
  const close = () => ask(undefined);

  function choose(to: SettableStatus) {
    const about = questionOf(order, to);
    if (about) ask({ to, about });
    else void change({ status: to });
  }
  async function go(to: SettableStatus, tracking?: TrackingInput) {
    close();
    return change({ status: to, tracking });
  }
  /** Sets Delivered first: the amount due may change, because the cash fee is due with the purchase's first parcel. */
  async function deliver(then: (now: AdminOrder) => void) {
    const now = await go("Delivered");
    if (now?.cash?.state !== "open") return;
    if (now.cash.amount === order.cash?.amount) then(now);
    else setOther(true);
  }

  const questions: ReactNode = (
    <Questions
      {...{ order, asked, close, isOther, setOther }}
      onSet={(to, tracking) => void go(to, tracking)}
      onReceived={() => void deliver(receive)}
      onOther={() => void deliver(() => setOther(true))}
    />
  );
  return { choose, busy, questions };
}

type QuestionsProps = {
  order: AdminOrder;
  asked: Asked | undefined;
  /** The dialog for an amount other than the one due is open. */
  isOther: boolean;
  setOther: (isOther: boolean) => void;
  close: () => void;
  onSet: (to: SettableStatus, tracking?: TrackingInput) => void;
  onReceived: () => void;
  onOther: () => void;
};

function Questions({ order, asked, isOther, setOther, close, onSet, ...cash }: QuestionsProps) {
  return (
    <>
      <ShipQuestion
        order={order}
        open={asked?.about === "ship"}
        onShip={(tracking) => onSet("Shipped", tracking)}
        onClose={close}
      />
      <SetBackQuestion
        order={order}
        to={asked?.about === "set back" ? asked.to : undefined}
        onYes={() => asked && onSet(asked.to)}
        onClose={close}
      />
      <CashQuestion
        order={order}
        open={asked?.about === "cash"}
        onClose={close}
        onNotYet={() => onSet("Delivered")}
        {...cash}
      />
      {order.cash && (
        <CashReceived
          order={order}
          cash={order.cash}
          open={isOther}
          onClose={() => setOther(false)}
        />
      )}
    </>
  );
}

/** Records that the amount due was received. The change of status has its own message. */
function useReceive() {
  const { mutateAsync } = useRecordCash();
  const { keep } = useOrderStore();

  return async function receive({ order_id: id, cash }: AdminOrder): Promise<void> {
    try {
      const answer = await mutateAsync({ id, amount: rupeesFromPaise(cash?.amount ?? 0) });
      keep(answer.order);
      toast.success(answer.message);
    } catch (error) {
      if (signInAgain(error, "admin")) return;
      toast.error(failureText(error, { fallback: CASH_FAILURE }));
    }
  };
}
