"use client";

import { Arrivals } from "@/components/catalogue/arrival/arrivals";
import { decisive, useDeliveries } from "@/components/catalogue/arrival/use-deliveries";
import { ArrivalLine } from "@/components/ui/arrival/arrival-line";
import type { Address } from "@/lib/accounts/contract";
import type { CartItem } from "@/lib/cart/contract";
import { listedIds } from "@/lib/cart/rules";
import { pinOf } from "@/lib/delivery/browser";

type AddressArrivalProps = { address: Address | undefined; items: readonly CartItem[] };

/** When the cart arrives at the chosen address; each product by itself if they come apart. */
export function AddressArrival({ address, items }: AddressArrivalProps) {
  const pin = pinOf(address?.pin ?? "");
  const deliveries = useDeliveries(pin, listedIds(items));
  if (!pin) return null;
  const { problem, differ } = decisive(deliveries);
  return (
    <div className="address-arrival" role="status">
      <Arrivals pin={pin} deliveries={deliveries} />
      {differ && !problem && (
        <ul className="address-arrival-lines">
          {items.map((item) => {
            const window = deliveries?.get(item.productid)?.check?.window;
            return (
              window && (
                <li key={item.productid}>
                  <span>{item.product_name}</span> <ArrivalLine window={window} />
                </li>
              )
            );
          })}
        </ul>
      )}
    </div>
  );
}
