type Watch = typeof import("@/lib/visits/watch");

/**
 * Runs `use` with the script that counts visits, once the page is loaded and idle. Not for browsers that ask
 * not to be tracked, nor for those that a program drives. Returns what cancels it.
 */
export function whenIdle(use: (watch: Watch) => void): (() => void) | undefined {
  if (navigator.webdriver || refuses(navigator)) return undefined;
  let isCancelled = false;
  const run = () => {
    import("@/lib/visits/watch").then(
      (watch) => isCancelled || use(watch),
      // Offline, or a deploy took the script away: this visit is not counted.
      () => undefined,
    );
  };
  const later = () => (window.requestIdleCallback ?? setTimeout)(run);
  if (document.readyState === "complete") later();
  else window.addEventListener("load", later, { once: true });
  return () => {
    isCancelled = true;
    window.removeEventListener("load", later);
  };
}

type Wishes = { doNotTrack: string | null; globalPrivacyControl?: boolean };

const refuses = ({ doNotTrack, globalPrivacyControl }: Wishes) =>
  globalPrivacyControl === true || doNotTrack === "1";
