import { CONTACT_ABOUT_CART } from "@/components/contact/prefilled-message";
import { ButtonLink, type ButtonLook } from "@/components/ui/button";

type Placed = { className?: string };

/** For a cart that no way of paying takes: to people, with the wish in words on their form. */
export function OtherWay({ variant, className }: Pick<ButtonLook, "variant"> & Placed) {
  return (
    <ButtonLink href={CONTACT_ABOUT_CART} variant={variant} className={className} wide arrow>
      Write to us about this cart
    </ButtonLink>
  );
}
