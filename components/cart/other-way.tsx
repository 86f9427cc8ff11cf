import { CONTACT_ABOUT_CART } from "@/components/contact/prefilled-message";
import { ButtonLink, type ButtonLook } from "@/components/ui/button";

type Placed = { className?: string };

/** Link to the contact form, prefilled with the cart, for a cart that no payment method takes. */
export function OtherWay({ variant, className }: Pick<ButtonLook, "variant"> & Placed) {
  return (
    <ButtonLink href={CONTACT_ABOUT_CART} variant={variant} className={className} wide arrow>
      Write to us about this cart
    </ButtonLink>
  );
}
