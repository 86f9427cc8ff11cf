/** A dark code block with a Copy button; `CopyArea` handles its clicks. */
export function CodeBlock({ title, text }: { title: string; text: string }) {
  const isLong = text.split("\n").length > SHOWN_LINES;
  return (
    <figure className="docs-code">
      <figcaption>
        {title}
        <button type="button" data-copy="" aria-label={`Copy: ${title}`}>
          Copy
        </button>
      </figcaption>
      {isLong ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable block must be reachable by keyboard.
        <pre tabIndex={0}>
          <code>{text}</code>
        </pre>
      ) : (
        <pre>
          <code>{text}</code>
        </pre>
      )}
    </figure>
  );
}

/** A longer block scrolls; the style sheet recognises it by its tabindex. */
const SHOWN_LINES = 24;
