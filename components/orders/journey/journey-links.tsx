import { contactPath, orderPath } from "@/components/orders/journey/journey-text";
import { ButtonLink } from "@/components/ui/button";
import { TextLink } from "@/components/ui/facts/text-link";
import { telHref } from "@/lib/content/rules";
import { mayReportFault } from "@/lib/faults/rules";
import type { Order } from "@/lib/orders/contract";

type JourneyLinksProps = {
  orders: readonly Order[];
  /** The company's phone number. */
  phone: string;
};

/** What a customer can do about a purchase from elsewhere: its page, a fault, a message, a call. */
export function JourneyLinks({ orders, phone }: JourneyLinksProps) {
  const [first] = orders;
  if (!first) return null;
  const faulty = orders.some(({ order_status }) => mayReportFault(order_status));
  return (
    <>
      <ButtonLink size="s" variant="line" href={orderPath(first)}>
        Order details
      </ButtonLink>
      {faulty && <TextLink href={orderPath(first)}>Report a fault</TextLink>}
      <TextLink href={contactPath(first)}>Need help?</TextLink>
      <a className="link numeric" href={telHref(phone)}>
        {phone}
      </a>
    </>
  );
}
