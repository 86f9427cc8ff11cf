/** Code on ink with a Copy button, which `CopyArea` brings to life. */
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
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

/** A longer block scrolls in itself: the style sheet tells it by its tabindex. */
const SHOWN_LINES = 24;
