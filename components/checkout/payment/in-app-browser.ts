/**
 * Whether the page runs in the browser of another app (Instagram, Facebook, LINE, a WebView …) or in
 * one that opens no windows: the payment window's answer often never comes there, so Checkout takes
 * the whole page and posts its answer back. Payment works both ways: a wrong yes costs nothing.
 */
export function isInAppBrowser(userAgent: string): boolean {
  return MARKS.some((mark) => mark.test(userAgent));
}

const MARKS = [
  // A WebView says so itself; before Android 5 only by naming its version beside Chrome's.
  /; wv\)/,
  /Android.*Version\/\d.*Chrome\//,
  // On iOS every browser ends in the name Safari, what runs inside an app does not.
  /^(?!.*Safari\/).*(?:iPhone|iPad|iPod)/,
  /FBAN|FBAV|FB_IAB|Instagram|Messenger|WhatsApp|\bLine\//,
  /MicroMessenger|Telegram|Snapchat|LinkedInApp|Twitter(?:Android| for)|Pinterest\/|BytedanceWebview/,
  /Opera Mini|UCBrowser/,
];
