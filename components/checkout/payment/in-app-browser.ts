/**
 * Whether the page runs in an in-app browser (Instagram, Facebook, LINE, a WebView …) or in one that
 * cannot open windows. The payment window often never returns its answer there, so Checkout takes over the
 * whole page and posts its answer back. Payment works either way, so a false positive does no harm.
 */
export function isInAppBrowser(userAgent: string): boolean {
  return MARKS.some((mark) => mark.test(userAgent));
}

const MARKS = [
  // A WebView says "wv"; before Android 5 it only adds a version of its own before Chrome's.
  /; wv\)/,
  /Android.*Version\/\d.*Chrome\//,
  // On iOS every real browser names Safari; an in-app browser does not.
  /^(?!.*Safari\/).*(?:iPhone|iPad|iPod)/,
  /FBAN|FBAV|FB_IAB|Instagram|Messenger|WhatsApp|\bLine\//,
  /MicroMessenger|Telegram|Snapchat|LinkedInApp|Twitter(?:Android| for)|Pinterest\/|BytedanceWebview/,
  /Opera Mini|UCBrowser/,
];
