import { prefersStillness } from "@/components/site/media/motion";

type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether the video may load: no reduced motion, no data saver, no slow connection. */
export function mayLoadVideo(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  const slow = /2g|3g/.test(connection?.effectiveType ?? "");
  return !prefersStillness() && !connection?.saveData && !slow;
}

/** Runs once the page has loaded and the browser is idle. Returns a function that cancels it. */
export function afterLoad(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let idle: number | undefined;
  const wait = () => {
    if ("requestIdleCallback" in window) idle = requestIdleCallback(run, { timeout: 3000 });
    else timer = setTimeout(run, 500);
  };
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
  return () => {
    window.removeEventListener("load", wait);
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
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
