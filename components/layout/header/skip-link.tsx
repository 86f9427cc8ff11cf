/** First stop of the keyboard. The page's main element carries the id `main`. */
export function SkipLink() {
  return (
    <a className="skip" href="#main">
      Skip to content
    </a>
  );
}
