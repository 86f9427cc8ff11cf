import { OwnCarOpener } from "@/components/advice/own-car/own-car-opener";
import { Button } from "@/components/ui/button";
import { ANSWER_PATH } from "@/lib/advice/address";

/**
 * How long a charger takes for the visitor's own car, what that costs and whether the supply carries it. Without
 * scripts its button leads to the page that asks the same. The page needs field.css, vehicle-fields.css and own-car.css.
 */
export function OwnCar({ slug }: { slug: string }) {
  return (
    <section className="own-car" aria-labelledby="own-car">
      <h2 className="label" id="own-car">
        For your car
      </h2>
      <OwnCarOpener slug={slug}>
        <form className="own-car-closed" action={ANSWER_PATH}>
          <p className="mute small">
            How long it takes, what a month costs, and whether your meter carries it.
          </p>
          <Button type="submit" variant="line" wide>
            Check your car and supply
          </Button>
        </form>
      </OwnCarOpener>
    </section>
  );
}
