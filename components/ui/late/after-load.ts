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
