"use client";

import { useSyncExternalStore } from "react";
import { storedText } from "@/lib/http/browser/stored-text";

/** Whether the sidebar is collapsed, remembered in this browser. Open until hydration. */
export function useSidebar() {
  const collapsed = useSyncExternalStore(state.subscribe, isCollapsed, () => false);
  return { collapsed, toggle: () => state.save(collapsed ? "open" : "collapsed") };
}

const state = storedText("arklane.sidebar", () => localStorage);
const isCollapsed = () => state.read() === "collapsed";
