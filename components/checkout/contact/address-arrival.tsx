"use client";

import { Arrivals } from "@/components/catalogue/arrival/arrivals";
import { decisive } from "@/components/catalogue/arrival/use-deliveries";
import type { AddressDeliveries } from "@/components/checkout/contact/use-address-deliveries";
import { ArrivalLine } from "@/components/ui/arrival/arrival-line";
import type { CartItem } from "@/lib/cart/contract";

type AddressArrivalProps = {
  arrival: AddressDeliveries;
  items: readonly CartItem[];
};

/** When the cart arrives at the chosen address; each product by itself if they come apart. */
export function AddressArrival({ arrival, items }: AddressArrivalProps) {
  const { pin, deliveries } = arrival;
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
