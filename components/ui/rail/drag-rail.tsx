"use client";

import { useRef } from "react";
import { Rail, type RailProps } from "@/components/ui/rail/rail";
import { useDragScroll } from "@/components/ui/rail/use-drag-scroll";

/** A `Rail` whose row the mouse can drag too. */
export function DragRail(props: RailProps) {
  const ref = useRef<HTMLElement>(null);
  return <Rail {...props} row={{ ref, ...useDragScroll(ref) }} />;
}
