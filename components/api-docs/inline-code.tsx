import { Fragment } from "react";

/** Renders `words in backticks` as code. */
export function InlineCode({ text }: { text: string }) {
  return text.split("`").map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts keep their places.
      <code key={at}>{part}</code>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts keep their places.
      <Fragment key={at}>{part}</Fragment>
    ),
  );
}
