/** Preloads the font subset with the ₹ sign, on pages with prices above the fold. */
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
