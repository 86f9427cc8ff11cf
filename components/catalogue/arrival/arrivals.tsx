import { Suspense } from "react";
import { type Deliveries, decisive } from "@/components/catalogue/arrival/use-deliveries";
import { ArrivalBlank } from "@/components/ui/arrival/arrival-blank";
import { late } from "@/components/ui/late/late";
import { NO_ANSWER } from "@/lib/delivery/browser";

type ArrivalsProps = { pin: string | null; deliveries: Deliveries | undefined; way?: string };

/** The window of products at a PIN code, the last one if they come apart; or why there is none. */
export function Arrivals({ pin, deliveries, way }: ArrivalsProps) {
  const { problem, latest, differ } = decisive(deliveries);
  if (problem) return <p className="field-error">{problem}</p>;
  const blank = (
    <ArrivalBlank note={pin ? `Looking up ${pin}.` : "Enter your PIN code to see the days."} />
  );
  const check = latest?.check;
  if (!check?.window) return blank;
  const { window } = check;
  return (
    <Suspense fallback={blank}>
      <ArrivalFound check={{ ...check, window }} differ={differ} way={way} />
    </Suspense>
  );
}

/** Fetched with the first answer: days and their words are a tenth of a product page's script. */
const ArrivalFound = late(
  () => import("@/components/catalogue/arrival/arrival-found").then((code) => code.ArrivalFound),
  () => <p className="field-error">{NO_ANSWER}</p>,
);
