"use client";

import { Pause, Play } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";

/** Pauses and plays an animation. */
export function PlayButton({
  what,
  paused,
  onClick,
  className,
}: {
  /** What is animated; the button's label is "Pause {what}". */
  what: string;
  paused: boolean;
  onClick: () => void;
  className?: string;
}) {
  const Icon = paused ? Play : Pause;
  return (
    <IconButton
      label={`${paused ? "Play" : "Pause"} ${what}`}
      className={className}
      data-play
      onClick={onClick}
    >
      <Icon className="icon" aria-hidden="true" />
    </IconButton>
  );
}
