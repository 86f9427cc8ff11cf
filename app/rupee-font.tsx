/** Brings the ₹ of the site's own typeface early, on the pages that show prices first. */
export function RupeeFont() {
  return (
    <link
      rel="preload"
      href="/fonts/archivo-rupee.woff2"
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />
  );
}
