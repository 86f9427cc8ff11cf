import { ButtonLink } from "@/components/ui/button";

/** What a customer without an order sees first: the way to the range, and to somebody who helps to choose. */
export function FirstCharger() {
  return (
    <section className="surface first-charger" aria-labelledby="first-charger">
      <h2 className="title" id="first-charger">
        Your first charger
      </h2>
      <p className="mute">No orders yet. Your orders will be here, with the day they arrive.</p>
      <div className="flex-row">
        <ButtonLink href="/products" size="s">
          See Our Products
        </ButtonLink>
        <ButtonLink href="/contact" size="s" variant="line">
          Help me choose
        </ButtonLink>
      </div>
    </section>
  );
}
