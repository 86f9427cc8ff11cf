import { ButtonLink } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";

/** The last word before the footer. */
export function Call() {
  return (
    <section className="call pt-(--section)" aria-labelledby="call-title">
      <div className="wrap">
        <div className="call-in">
          <div>
            <h2 className="display" id="call-title">
              Start with one socket.
            </h2>
            <p className="lead mute call-lead">
              The portable AC02P hangs on no wall. Take it home, plug it into a 16 A socket, and
              decide about the rest later.
            </p>
            <ButtonLink href="/products" variant="ink" arrow>
              See the chargers
            </ButtonLink>
          </div>
          <div className="shot">
            <Picture
              base="/media/chargers/ac02p-3k7-front"
              widths={[640, 900]}
              size={900}
              sizes="(min-width: 900px) 534px, 100vw"
              alt="AC02P portable charger with its cable coiled"
            />
          </div>
        </div>
      </div>
    </section>
  );
}
