import Link from "next/link";
import type { Product } from "@/lib/catalogue/contract";
import { kilowatts } from "@/lib/catalogue/kilowatts";

/** Pills that link to the same charger with other power ratings. Renders nothing if there are none. */
export function Family({ product, family }: { product: Product; family: readonly Product[] }) {
  if (family.length === 0) return null;
  return (
    <nav className="power-choice" aria-label="Power">
      <span className="label" aria-hidden="true">
        Power
      </span>
      <ul className="pills">
        {family.map((member) => (
          <li key={member.id}>
            <Link
              className="pill own-line"
              href={`/products/${member.slug}`}
              aria-current={member.id === product.id ? "page" : undefined}
            >
              <span className={member.id === product.id ? CHOSEN : "numeric"}>
                {pillText(member)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const CHOSEN = "numeric pill-current";

function pillText({ rated_power_w, kind, details }: Product): string {
  const phase = kind === "wall" && details.phase ? `, ${details.phase.toLowerCase()}` : "";
  return `${kilowatts(rated_power_w)}${phase}`;
}
