import { LOCKOUT } from "@/lib/call/limit-table";

const MINUTE_S = 60;

/**
 * How long the nth wrong guess (from 1) locks an account for its guesser, in seconds: from the 5th 1, 2, 4 …
 * 60 minutes.
 */
export function lockSeconds(wrongTries: number): number {
  const beyond = wrongTries - LOCKOUT.freeTries;
  if (beyond <= 0) return 0;
  return Math.min(2 ** Math.min(beyond - 1, 10), LOCKOUT.longestMinutes) * MINUTE_S;
}

/** "Two-factor authentication is enabled." The older clients look for the word "enabled". */
export function secondFactorWords(enabled: boolean): string {
  return `Two-factor authentication is ${enabled ? "enabled" : "disabled"}.`;
}

/**
 * "Chrome on Windows" from a user agent: enough to recognise one's own devices. An app or program is named
 * by its first words.
 */
export function deviceName(userAgent: string | null | undefined): string {
  if (!userAgent?.trim()) return "Unknown device";
  const browser = nameIn(BROWSERS, userAgent);
  const system = nameIn(SYSTEMS, userAgent);
  if (browser) return system ? `${browser} on ${system}` : browser;
  const program = /^[\p{L}\d .-]{1,40}/u.exec(userAgent)?.[0].trim();
  if (program && program !== "Mozilla") return system ? `${program} on ${system}` : program;
  return system ?? "Unknown device";
}

/** Whether it is a phone or tablet: decides the icon only. */
export function isHandheld(userAgent: string | null | undefined): boolean {
  return /Android|iPhone|iPad|Mobile/.test(userAgent ?? "");
}

type Names = readonly (readonly [RegExp, string])[];

// Order matters: nearly every browser also claims to be Chrome, and Chrome claims to be Safari.
const BROWSERS: Names = [
  [/\b(?:Edg|EdgA|EdgiOS)\//, "Edge"],
  [/\b(?:OPR|OPT|Opera)\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bUCBrowser\//, "UC Browser"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\bDuckDuckGo\//, "DuckDuckGo"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "Safari"],
];

const SYSTEMS: Names = [
  [/\biPad\b/, "iPad"],
  [/\biPhone\b/, "iPhone"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac(?:intosh| OS X)\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

function nameIn(names: Names, userAgent: string): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1];
}
