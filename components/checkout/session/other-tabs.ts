"use client";

import { useEffect, useEffectEvent } from "react";

/** Tells this browser's other checkout tabs which purchase this one is about. */
export function tellOtherTabs(purchaseId: string): void {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(purchaseId);
  channel.close();
}

/** Hears of the purchase that another tab has started or ended. */
export function useOtherTabs(hear: (purchaseId: string) => void): void {
  const onHear = useEffectEvent(hear);
  useEffect(() => {
    if (typeof BroadcastChannel === "undefined") return;
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === "string") onHear(data);
    };
    return () => channel.close();
  }, []);
}

const CHANNEL = "checkout";
