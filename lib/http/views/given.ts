import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";

/** What a page is to show to its visitor, and whether it has asked for it. */
export type Given = { path: string; view: unknown; isTaken: boolean };

// Next bundles the start and each page separately; all must share the same state.
const globalState = globalThis as { givenView?: AsyncLocalStorage<Given> };

export function givenViews(): AsyncLocalStorage<Given> {
  globalState.givenView ??= new AsyncLocalStorage();
  return globalState.givenView;
}

/**
 * What the page at this path is to show, read before Next was asked (see `answerViews`); undefined when it has to read
 * for itself. A page that takes it shows nothing else of its visitor: others with the same view get the same page.
 */
export function givenView<T>(path: string): T | undefined {
  const given = givenViews().getStore();
  if (given?.path !== path) return undefined;
  given.isTaken = true;
  return given.view as T;
}
