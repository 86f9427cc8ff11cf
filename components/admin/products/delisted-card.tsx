"use client";

import { Carousel } from "@/components/admin/products/pictures/carousel";
import { CARD_SIZES } from "@/components/admin/products/product-card";
import { Allowed } from "@/components/admin/users/role";
import { Button } from "@/components/ui/button";
import { SpecTable } from "@/components/ui/facts/spec-table";
import { IntentButtonLink } from "@/components/ui/intent-button-link";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { AdminProduct } from "@/lib/catalogue/admin/contract";
import { DETAIL_KEYS, DETAIL_LABELS, type WireDetailKey } from "@/lib/catalogue/details";
import { formatPaise } from "@/lib/money";

type DelistedCardProps = { product: AdminProduct; onList: () => void };

/** A delisted product with its details and a button to list it again. */
export function DelistedCard({ product, onList }: DelistedCardProps) {
  const isHydrated = useHydrated();
  const { id, name, model, price, pictures } = product;
  return (
    <article className="product-card" aria-label={name}>
      <Carousel name={name} pictures={pictures} sizes={CARD_SIZES} />
      <div className="product-card-body">
        <h2>{name}</h2>
        <p>Model: {model}</p>
        <p className="numeric">Price: {formatPaise(price)}</p>
        <SpecTable small caption={`Details of ${name}`} rows={detailRows(product)} />
        <Missing product={product} />
      </div>
      <div className="product-card-foot">
        <IntentButtonLink
          size="s"
          variant="line"
          href={`/admin/delistproduct/view/${id}`}
          aria-label={`View ${name}`}
        >
          View
        </IntentButtonLink>
        <Allowed right="run">
          <Button
            size="s"
            variant="line"
            waking={!isHydrated}
            aria-label={`Listing: put ${name} into the shop`}
            onClick={onList}
          >
            Listing
          </Button>
        </Allowed>
      </div>
    </article>
  );
}

/** The details in the order of the specification's table. */
const SHOWN: readonly WireDetailKey[] = [
  "phase",
  "cooling",
  "current",
  "display",
  "gun_type",
  "material",
  "frequency",
  "dimensions",
  "protection",
  "push_button",
  "rated_power",
  "cable_length",
  "mountingtype",
  "ouput_voltage",
  "operatingtemps",
  "safetyregulation",
  "chargingoperation",
  "ingress_protection",
];

function detailRows({ details }: AdminProduct) {
  return SHOWN.flatMap((key) => {
    const value = details[DETAIL_KEYS[key]];
    return value === null ? [] : [{ name: DETAIL_LABELS[DETAIL_KEYS[key]], value }];
  });
}

/** How much of the data sheet is empty: a charger goes on sale with all of it. */
function Missing({ product }: { product: AdminProduct }) {
  const missing = SHOWN.length - detailRows(product).length;
  if (missing === 0) return null;
  const words =
    missing === SHOWN.length ? "No details yet." : `${missing} of ${SHOWN.length} details missing.`;
  return <p className="mute small numeric">{words}</p>;
}
