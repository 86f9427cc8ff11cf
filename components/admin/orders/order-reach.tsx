import { Fact } from "@/components/ui/fact";
import { TextLink } from "@/components/ui/text-link";
import { formatPhone } from "@/lib/accounts/rules";
import type { AdminOrder } from "@/lib/orders/contract";

type OrderReachProps = {
  order: Pick<AdminOrder, "user_email" | "deliveryaddress">;
  /** E.164, or null where nobody gave one. */
  phone: string | null;
};

/** How the customer is reached, and where the order goes: facts of a `<dl>`. */
export function OrderReach({ order, phone }: OrderReachProps) {
  return (
    <>
      <Fact name="E-mail">
        <TextLink className="font-medium" href={`mailto:${order.user_email}`}>
          {order.user_email}
        </TextLink>
      </Fact>
      <Fact name="Phone">
        {phone ? (
          <TextLink className="num font-medium" href={`tel:${phone}`}>
            {formatPhone(phone)}
          </TextLink>
        ) : (
          <span className="mute">not given</span>
        )}
      </Fact>
      <Fact name="Deliver to">{order.deliveryaddress}</Fact>
    </>
  );
}
