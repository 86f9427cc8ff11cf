/** Stubs reduced motion and page visibility, which jsdom lacks. */
export function stubMotion() {
  let still = false;
  let hidden = false;
  const listeners = new Set<() => void>();
  window.matchMedia = ((media: string) => ({
    media,
    get matches() {
      return still;
    },
    addEventListener: (_: string, tell: () => void) => listeners.add(tell),
    removeEventListener: (_: string, tell: () => void) => listeners.delete(tell),
  })) as unknown as typeof window.matchMedia;
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  return {
    setStill(value: boolean) {
      still = value;
      for (const tell of listeners) tell();
    },
    setHidden(value: boolean) {
      hidden = value;
      document.dispatchEvent(new Event("visibilitychange"));
    },
  };
}
