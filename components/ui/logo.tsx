/**
 * The brand's logo, in the current text colour and the height set by `.logo`. The outline is a file that
 * all pages share: inlined four times in each page, it would be a third of the HTML.
 */
export function Logo() {
  return (
    <svg viewBox="0 0 159.9 32" aria-hidden="true">
      <use href="/brand/logo.svg#logo" />
    </svg>
  );
}
