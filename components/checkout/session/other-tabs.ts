"use client";

import { useEffect, useEffectEvent } from "react";

/** Broadcasts to the other checkout tabs of this browser which purchase this tab works on. */
export function tellOtherTabs(purchaseId: string): void {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(purchaseId);
  channel.close();
}

/** Calls back with the purchase that another tab has started or ended. */
export function useOtherTabs(onPurchase: (purchaseId: string) => void): void {
  const notify = useEffectEvent(onPurchase);
  useEffect(() => {
    if (typeof BroadcastChannel === "undefined") return;
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === "string") notify(data);
    };
    return () => channel.close();
  }, []);
}

const CHANNEL = "checkout";
