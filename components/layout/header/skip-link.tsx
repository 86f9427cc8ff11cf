/** Skip link, the first tab stop. The page's main element must have the id `main`. */
export function SkipLink() {
  return (
    <a className="skip" href="#main">
      Skip to content
    </a>
  );
}
