"use client";

import Link from "next/link";
import { useEffect, useRef } from "react";
import { type Failure, ordersWords } from "@/components/admin/orders/several/several-text";
import { TextButton } from "@/components/ui/facts/text-link";
import { Notice } from "@/components/ui/notice";

type SeveralResultProps = { failures: readonly Failure[]; onClose: () => void };

/** The orders that a run has left as they are, each with the reason; nothing where it left none. */
export function SeveralResult({ failures, onClose }: SeveralResultProps) {
  const place = useRef<HTMLDivElement>(null);
  // Whoever has gone down the list would see no more than that fewer were changed.
  useEffect(() => {
    if (failures.length > 0) place.current?.scrollIntoView({ block: "nearest" });
  }, [failures]);
  return (
    <div ref={place} role="status" className="several-results">
      {failures.length > 0 && (
        <Notice tone="error">
          <p>
            <b>{`${ordersWords(failures.length)} ${failures.length === 1 ? "was" : "were"} not changed:`}</b>
          </p>
          <ul>
            {failures.map(({ id, number, why }) => (
              <li key={id}>
                <Link className="order-number numeric" href={`/admin/orders/${id}`}>
                  {number}
                </Link>{" "}
                <span>{why}</span>
              </li>
            ))}
          </ul>
          <TextButton onClick={onClose}>Close this list</TextButton>
        </Notice>
      )}
    </div>
  );
}
