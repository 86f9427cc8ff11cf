/**
 * A text that this browser keeps under a key, shared by all components of the page and, with localStorage, by
 * all tabs; "" for none. While storage is blocked it lasts as long as the page.
 */
export function storedText(key: string, storage: () => Storage) {
  const listeners = new Set<() => void>();
  let unsaved = "";

  return {
    read(): string {
      try {
        return storage().getItem(key) ?? unsaved;
      } catch {
        return unsaved;
      }
    },
    save(text: string): void {
      try {
        storage().setItem(key, text);
      } catch {
        unsaved = text;
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      // What another tab has saved, or a visitor who has deleted all.
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      listeners.add(listener);
      window.addEventListener("storage", onStorage);
      return () => {
        listeners.delete(listener);
        window.removeEventListener("storage", onStorage);
      };
    },
  };
}
