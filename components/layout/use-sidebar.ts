"use client";

import { useSyncExternalStore } from "react";

/** Whether the sidebar is collapsed, remembered in this browser. Open until hydration. */
export function useSidebar() {
  const collapsed = useSyncExternalStore(subscribe, read, () => false);
  return { collapsed, toggle: () => write(!collapsed) };
}

const KEY = "arklane.sidebar";
const listeners = new Set<() => void>();
// Fallback when localStorage is blocked.
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
    // Storage is blocked: the choice lasts as long as the page.
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
