import { ButtonLink } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";

/** The first screen: one picture, one line, one thing to press. */
export function Hero() {
  return (
    <section className="hero dark" aria-labelledby="hero-title">
      <Picture
        className="bg"
        base="/media/scenes/hero"
        widths={[1200, 1920]}
        size={1920}
        height={1080}
        sizes="100vw"
        alt="A dark basement car park: a long row of wall chargers, each with its green ring lit"
        priority
        position="100% 50%"
        narrow={{
          media: "(max-width: 720px)",
          base: "/media/scenes/hero-m",
          widths: [900],
          size: 900,
          height: 1800,
        }}
      />
      <div className="wrap">
        <h1 className="hero-t" id="hero-title">
          Charge where
          <br />
          the car sleeps.
        </h1>
        <div className="hero-foot">
          <p className="lead">
            Chargers from 3.3 kW at home to 150 kW on the highway, made for Indian supply and priced
            with all taxes.
          </p>
          <div className="row">
            <ButtonLink href="/products" arrow>
              See Our Products
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
