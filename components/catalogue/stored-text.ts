/**
 * A text that this browser keeps under a key, shared by all components of the page; "" for none. While
 * storage is blocked it lasts as long as the page.
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
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
