import type { Received } from "@/lib/contact/contract";

/** The answer to a sent form, with the reference to quote later. */
export function Answer({ answer }: { answer: Received }) {
  return (
    <>
      {answer.message}
      <span className="own-line">Your reference is {answer.reference}.</span>
    </>
  );
}
