import { ArrowRight } from "lucide-react";
import Link from "next/link";
import { Picture } from "@/components/ui/picture";
import { formatPaise } from "@/lib/money";

type Kind = (typeof ARRIVALS)[number]["kind"];

/** Links to the catalogue, one for each of the three kinds of charger; `from` is each kind's lowest price in paise. */
export function NewArrivals({ from }: { from: Readonly<Record<Kind, number | null>> }) {
  return (
    <section aria-labelledby="new-arrivals">
      <h2 className="part-title" id="new-arrivals">
        New Arrival EV Chargers
      </h2>
      <ul className="arrivals">
        {ARRIVALS.map((arrival) => (
          <li key={arrival.name}>
            <Link className="card" href={`/products?kind=${arrival.kind}`}>
              <div className="picture">
                <Picture
                  base={`/media/chargers/${arrival.picture}`}
                  widths={[640, 1200]}
                  size={1200}
                  sizes="(min-width: 720px) 360px, 100vw"
                  alt=""
                />
                <span className="badge" aria-hidden="true">
                  <ArrowRight className="icon" />
                </span>
              </div>
              <div className="caption">
                <b>{arrival.name}</b>
                <span className="mute">{arrival.use}</span>
                <Lowest paise={from[arrival.kind]} />
              </div>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Lowest({ paise }: { paise: number | null }) {
  if (paise === null) return null;
  return <span className="numeric">from {formatPaise(paise)}, incl. taxes</span>;
}

const ARRIVALS = [
  {
    name: "Portable EV Charger",
    use: "Home Charger and Travel Ready",
    picture: "ac02p-3k7",
    kind: "portable",
  },
  {
    name: "Wall Mounting EV Charger",
    use: "Home and Commercial Charger",
    picture: "ac03w-7k4",
    kind: "wall",
  },
  { name: "DC Fast Charger", use: "Commercial Charger", picture: "dc04g-60k", kind: "dc" },
] as const;
