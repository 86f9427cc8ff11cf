import { prefersStillness } from "@/components/site/media/motion";

type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether the video may load: no reduced motion, no data saver, no slow connection. */
export function mayLoadVideo(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  const slow = /2g|3g/.test(connection?.effectiveType ?? "");
  return !prefersStillness() && !connection?.saveData && !slow;
}

/** Whether the visitor has paused the video in this session. */
export function readPaused(): boolean {
  try {
    return sessionStorage.getItem(KEY) === "paused";
  } catch {
    return false;
  }
}

/** Remembers for the session whether the video is paused. */
export function writePaused(paused: boolean): void {
  try {
    sessionStorage.setItem(KEY, paused ? "paused" : "playing");
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}

const KEY = "arklane.video";
