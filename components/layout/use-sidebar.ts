"use client";

import { useSyncExternalStore } from "react";

/** Whether the sidebar is folded. Remembered in this browser; open until the page has come alive. */
export function useSidebar() {
  const collapsed = useSyncExternalStore(subscribe, read, () => false);
  return { collapsed, toggle: () => write(!collapsed) };
}

const KEY = "arklane.sidebar";
const listeners = new Set<() => void>();
// Stands in where the browser refuses storage.
let unsaved: string | null = null;

function read() {
  try {
    return (localStorage.getItem(KEY) ?? unsaved) === "collapsed";
  } catch {
    return unsaved === "collapsed";
  }
}

function write(collapsed: boolean) {
  unsaved = collapsed ? "collapsed" : "open";
  try {
    localStorage.setItem(KEY, unsaved);
  } catch {
    // The choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
