/**
 * The brand's one drawing. It takes the text colour and the height that `.logo` gives it. The outline is a file
 * that every page shares: written into each of them, four times, it would be a third of the page.
 */
export function Logo() {
  return (
    <svg viewBox="0 0 159.9 32" aria-hidden="true">
      <use href="/brand/logo.svg#logo" />
    </svg>
  );
}
