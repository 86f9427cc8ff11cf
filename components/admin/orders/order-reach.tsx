import { EmailText } from "@/components/ui/facts/email-text";
import { Fact } from "@/components/ui/facts/fact";
import { TextLink } from "@/components/ui/facts/text-link";
import { formatPhone } from "@/lib/accounts/rules";
import type { AdminOrder } from "@/lib/orders/contract";

type OrderReachProps = {
  order: Pick<AdminOrder, "user_email" | "deliveryaddress" | "delivery_phone" | "user_phonenumber">;
};

/**
 * Contact details and delivery address of an order, as facts of a `<dl>`. The phone number is the one on the
 * packing slip; the profile's is added if it is a different one now.
 */
export function OrderReach({ order }: OrderReachProps) {
  const { delivery_phone: ordered, user_phonenumber: today } = order;
  const phone = ordered ?? today;
  return (
    <>
      <Fact name="Email">
        <TextLink className="emphasis" href={`mailto:${order.user_email}`}>
          <EmailText>{order.user_email}</EmailText>
        </TextLink>
      </Fact>
      <Fact name="Phone">
        {phone ? <PhoneLink phone={phone} /> : <span className="mute">not given</span>}
      </Fact>
      {ordered && today && today !== ordered && (
        <Fact name="Phone in the profile">
          <PhoneLink phone={today} />
        </Fact>
      )}
      <Fact name="Deliver to">{order.deliveryaddress}</Fact>
    </>
  );
}

/** A phone number (E.164) as a tel: link. */
function PhoneLink({ phone }: { phone: string }) {
  return (
    <TextLink className="numeric emphasis" href={`tel:${phone}`}>
      {formatPhone(phone)}
    </TextLink>
  );
}
