import type { Received } from "@/lib/contact/contract";

/** What a form was answered, and what to ask by later. */
export function Answer({ answer }: { answer: Received }) {
  return (
    <>
      {answer.message}
      <span className="own-line">Your reference is {answer.reference}.</span>
    </>
  );
}
