import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { AddressDelete } from "@/components/account/address-delete";
import { MessageInbox } from "@/components/admin/messages/message-inbox";
import { PayBox } from "@/components/checkout/payment/pay-box";
import { OrderCard } from "@/components/orders/order-card";
import { RefundLine } from "@/components/orders/refund-line";
import { Button } from "@/components/ui/button";
import type { ContactEntry } from "@/lib/contact/contract";
import type { Order } from "@/lib/orders/contract";
import { stubMotion } from "@/tests/support/components/motion";
import { translate } from "@/tests/support/components/translate";
import { addressSample } from "@/tests/support/samples/account";
import { orderSample, refundSample } from "@/tests/support/samples/order";

const at = new Date("2026-11-28T06:30:00Z");

const payBox = (method: "cash" | "online", waiting = false) => (
  <PayBox
    method={method}
    totalPaise={85_998_00}
    progress={{ kind: "idle" }}
    waiting={waiting}
    problem={null}
    wanted={null}
    demo={false}
  />
);
const card = (changes: Partial<Order>) => (
  <OrderCard
    orders={[orderSample(changes)]}
    open={{ cancel: jest.fn(), report: jest.fn(), redirect: jest.fn() }}
    reports={[]}
  />
);
const canceled = (reasonforcancel: string | null) =>
  card({
    order_status: "canceled",
    can_cancel: false,
    reasonforcancel,
    timeline: [{ at, from: null, to: "canceled" }],
  });
const question = (is_default: boolean) => (
  <AddressDelete
    address={addressSample({ is_default })}
    last={false}
    onClose={jest.fn()}
    onDeleted={jest.fn()}
  />
);
const complaint: ContactEntry = {
  id: "0190a000-0000-7000-8000-000000000001",
  reference: "C-000001",
  topic: "grievance",
  firstname: "Asha",
  lastname: "Menon",
  email: "asha@example.in",
  telephone: "+919876543210",
  message: "Nobody came.",
  created_at: at,
  read_at: null,
  handled_at: null,
  photos: [],
  answered_at: null,
};
const inbox = (days: number) => (
  <MessageInbox
    first={{ entries: [complaint], loadedAt: at.getTime() + days * 24 * 60 * 60 * 1000 }}
  />
);
const refund = (changes: Parameters<typeof refundSample>[0]) => (
  <RefundLine refund={refundSample(changes)} />
);

stubMotion();

function show(first: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const inside = (page: ReactNode) => (
    <QueryClientProvider client={client}>{page}</QueryClientProvider>
  );
  const { container, rerender } = render(inside(first));
  return (next: ReactNode) => {
    translate(container);
    rerender(inside(next));
    return container;
  };
}

it.each<[string, ReactNode, ReactNode, string]>([
  ["the pay button, to cash", payBox("online"), payBox("cash"), "Place order"],
  ["the pay button, to online", payBox("cash"), payBox("online"), "Pay ₹85,998"],
  ["an order to cancelled", card({}), canceled("Too late"), "Reason: Too late"],
  ["the reason of a cancellation", canceled("Too late"), canceled(null), "Cancelled on"],
  ["a refund to refunded", refund({}), refund({ state: "refunded", reference: "ARN1" }), "ARN1"],
  ["the question before a deletion", question(false), question(true), "becomes the default"],
  ["the inbox to an overdue reply", inbox(0), inbox(60), "overdue"],
  [
    "a button",
    <Button key="b">Save</Button>,
    <Button key="b">
      <b>Saved</b>
    </Button>,
    "Saved",
  ],
  [
    "an arrow",
    <Button key="b">Save</Button>,
    <Button key="b" arrow>
      Save
    </Button>,
    "Save",
  ],
])("a translated page survives a change of %s and back", (_, before, after, text) => {
  const change = show(before);
  expect(change(after)).toHaveTextContent(text);
  expect(change(before)).not.toBeEmptyDOMElement();
});
