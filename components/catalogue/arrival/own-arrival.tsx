import { type Deliveries, decisive } from "@/components/catalogue/arrival/use-deliveries";
import { ArrivalLine } from "@/components/ui/arrival/arrival-line";

/** The days of one product, where not all come together; else nothing. */
export function OwnArrival({
  productId,
  deliveries,
}: {
  productId: string;
  deliveries: Deliveries | undefined;
}) {
  const window = deliveries?.get(productId)?.check?.window;
  return window && decisive(deliveries).differ ? <ArrivalLine window={window} /> : null;
}
