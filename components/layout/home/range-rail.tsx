import { ArrowUpRight } from "lucide-react";
import Link from "next/link";
import { Picture } from "@/components/ui/picture";
import { Rail } from "@/components/ui/rail";
import { TextLink } from "@/components/ui/text-link";

/** The range at a glance. Prices are left to the catalogue, which knows them. */
export function RangeRail() {
  return (
    <section className="sec sec--white" aria-labelledby="range-title">
      <Rail
        label="chargers"
        heading={
          <h2 className="display" id="range-title">
            From a socket to a forecourt.
          </h2>
        }
        lead={<p className="lead mute">Six models, nine ratings, one number to call.</p>}
        foot={<TextLink href="/products">See Our Products</TextLink>}
      >
        {RANGE.map((charger) => (
          <Link className="card" href="/products" key={charger.picture}>
            <div className="pic">
              <Picture
                base={`/media/chargers/${charger.picture}`}
                widths={[640, 1200]}
                size={1200}
                sizes="(min-width: 1000px) 400px, 300px"
                alt={charger.alt}
              />
              <span className="badge" aria-hidden="true">
                <ArrowUpRight className="i" />
              </span>
            </div>
            <div className="meta">
              <span className="name">{charger.name}</span>
              <span className="price">{charger.power}</span>
              <span className="rate">{charger.use}</span>
            </div>
          </Link>
        ))}
      </Rail>
    </section>
  );
}

const RANGE = [
  {
    name: "AC03W",
    power: "7.4 and 22 kW",
    use: "AC, wall or pedestal",
    picture: "ac03w-7k4",
    alt: "AC03W wall charger with its Type 2 cable docked beside it",
  },
  {
    name: "AC02P",
    power: "3.7 and 7.4 kW",
    use: "AC, portable",
    picture: "ac02p-3k7",
    alt: "AC02P portable charger: control box, coiled cable and Type 2 plug",
  },
  {
    name: "DC04G",
    power: "60 and 150 kW",
    use: "DC, standing, two CCS2 cables",
    picture: "dc04g-60k",
    alt: "DC04G charging station with display and two CCS2 cables",
  },
  {
    name: "AC01W",
    power: "3.3 kW",
    use: "AC, wall, 16 A socket",
    picture: "ac01w-3k3",
    alt: "AC01W wall charger with a socket under a hinged flap",
  },
  {
    name: "AC02WH",
    power: "7.4 kW",
    use: "AC, wall or pole",
    picture: "ac02wh-7k4",
    alt: "AC02WH wall charger with a Type 2 socket in a green ring",
  },
  {
    name: "DC04W",
    power: "30 kW",
    use: "DC, wall, CCS2",
    picture: "dc04w-30k",
    alt: "DC04W wall-mounted DC charger with display and one CCS2 plug",
  },
] as const;
