"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import { PlayButton } from "@/components/site/media/play-button";
import { mayLoadVideo, readPaused, writePaused } from "@/components/site/media/video-manners";
import { afterLoad } from "@/components/ui/late/after-load";

/**
 * The video loop over the first picture. It is fetched when the page has loaded and is idle, fades in with
 * its first frame, and pauses when off screen. `base` is its path without `.webm` or `.mp4`.
 */
export function HeroVideo({ base, position }: { base: string; position?: string }) {
  const video = useRef<HTMLVideoElement>(null);
  const [offered, setOffered] = useState(false);
  const [paused, setPaused] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [shown, setShown] = useState(false);
  usePlayedInSight(video, wanted && !paused);

  useEffect(() => {
    if (!mayLoadVideo()) return;
    return afterLoad(() => {
      const before = readPaused();
      setPaused(before);
      setWanted(!before);
      setOffered(true);
    });
  }, []);

  function toggle() {
    writePaused(!paused);
    setPaused(!paused);
    setWanted(true);
  }

  if (!offered) return null;
  return (
    <>
      {wanted && (
        <video
          ref={video}
          className="backdrop"
          muted
          playsInline
          loop
          aria-hidden="true"
          tabIndex={-1}
          style={{ objectPosition: position }}
          data-on={shown || undefined}
          onPlaying={() => setShown(true)}
        >
          <source src={`${base}.webm`} type="video/webm" />
          <source src={`${base}.mp4`} type="video/mp4" />
        </video>
      )}
      <PlayButton what="video" paused={paused} className="hero-play" onClick={toggle} />
    </>
  );
}

/** Plays the video while it is on screen and `runs` is true. */
function usePlayedInSight(video: RefObject<HTMLVideoElement | null>, runs: boolean) {
  useEffect(() => {
    const element = video.current;
    if (!element || !runs) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) element.play().catch(() => undefined);
      else element.pause();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      element.pause();
    };
  }, [video, runs]);
}
