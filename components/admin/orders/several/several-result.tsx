"use client";

import Link from "next/link";
import { useEffect, useRef } from "react";
import { type Failure, ordersWords } from "@/components/admin/orders/several/several-text";
import { TextButton } from "@/components/ui/facts/text-link";
import { Notice } from "@/components/ui/notice";

type SeveralResultProps = { failures: readonly Failure[]; onClose: () => void };

/** The orders that could not be changed, each with the reason. Renders nothing if there are none. */
export function SeveralResult({ failures, onClose }: SeveralResultProps) {
  const place = useRef<HTMLDivElement>(null);
  // If the list is scrolled down, the reasons would be off screen.
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
