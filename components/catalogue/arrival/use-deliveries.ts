"use client";
import { useEffect, useState } from "react";
import { type DeliveryAnswer, readDelivery } from "@/lib/delivery/browser";

/** The answers for products at a PIN code, by product. */
export type Deliveries = ReadonlyMap<string, DeliveryAnswer>;

/** When products arrive at a PIN code; undefined until the server has answered, and without a PIN code. */
export function useDeliveries(
  pin: string | null,
  productIds: readonly string[],
): Deliveries | undefined {
  const [found, setFound] = useState<{ pin: string; answers: Deliveries }>();
  const ids = productIds.join(" ");
  useEffect(() => {
    if (pin === null || ids === "") return;
    const asking = new AbortController();
    const one = async (id: string) => [id, await readDelivery(pin, id, asking.signal)] as const;
    Promise.all(ids.split(" ").map(one)).then(
      (entries) => setFound({ pin, answers: new Map(entries) }),
      () => undefined,
    );
    return () => asking.abort();
  }, [pin, ids]);
  return found?.pin === pin ? found.answers : undefined;
}

/** The answer that decides: a problem if there is one, else the latest window; and whether windows differ. */
export function decisive(deliveries: Deliveries | undefined) {
  const answers = [...(deliveries?.values() ?? [])];
  const problem = answers.find((answer) => answer.problem !== null)?.problem ?? null;
  const [latest] = answers.toSorted((one, other) => (lastDay(one) < lastDay(other) ? 1 : -1));
  const spans = answers.map(({ check }) => `${check?.window?.from} ${check?.window?.to}`);
  return { problem, latest, differ: new Set(spans).size > 1 };
}

function lastDay({ check }: DeliveryAnswer): string {
  return check?.window?.to ?? "";
}
