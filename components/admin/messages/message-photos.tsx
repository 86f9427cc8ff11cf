"use client";

import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { DialogFoot } from "@/components/ui/dialog-foot";
import { callUrl } from "@/lib/call/call";
import type { ContactEntry, ContactPhoto } from "@/lib/contact/contract";
import { readPhoto } from "@/lib/contact/photo-contract";

type MessagePhotosProps = { contact: Pick<ContactEntry, "id" | "reference" | "photos"> };

/** The photos of a message. Each opens large, where the arrow keys turn to the others. */
export function MessagePhotos({ contact }: MessagePhotosProps) {
  const { id, reference, photos } = contact;
  const [open, setOpen] = useState<number>();
  if (photos.length === 0) return null;
  const shown = open === undefined ? undefined : photos[open];
  const turn = (by: number) =>
    setOpen((at = 0) => Math.min(photos.length - 1, Math.max(0, at + by)));
  const nameOf = (at: number) => `Photo ${at + 1} of ${photos.length}`;

  return (
    <>
      <ul className="message-photos" aria-label={`Photos of ${reference}`}>
        {photos.map((photo, at) => (
          <li key={photo.id}>
            <button type="button" aria-haspopup="dialog" onClick={() => setOpen(at)}>
              <Photo message={id} photo={photo} alt={nameOf(at)} />
            </button>
          </li>
        ))}
      </ul>
      <Dialog
        open={shown !== undefined}
        onClose={() => setOpen(undefined)}
        label={`Photos of ${reference}`}
        size="l"
      >
        {shown && open !== undefined && (
          <Large place={nameOf(open)} onTurn={turn} at={open} last={photos.length - 1}>
            <Photo message={id} photo={shown} alt={nameOf(open)} />
          </Large>
        )}
      </Dialog>
    </>
  );
}

type LargeProps = {
  place: string;
  at: number;
  last: number;
  onTurn: (by: number) => void;
  children: ReactNode;
};

function Large({ place, at, last, onTurn, children }: LargeProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside do the same.
    <div
      className="photo-large"
      onKeyDown={({ key }) => {
        if (key === "ArrowRight") onTurn(1);
        if (key === "ArrowLeft") onTurn(-1);
      }}
    >
      {children}
      <p className="mute small numeric" aria-live="polite">
        {place}
      </p>
      {last > 0 && (
        <DialogFoot out={false}>
          <Turn label="Previous" ends={at === 0} onTurn={() => onTurn(-1)} />
          <Turn label="Next" ends={at === last} onTurn={() => onTurn(1)} />
        </DialogFoot>
      )}
    </div>
  );
}

function Turn({ label, ends, onTurn }: { label: string; ends: boolean; onTurn: () => void }) {
  return (
    <Button size="s" variant="line" aria-disabled={ends || undefined} onClick={onTurn}>
      {label}
    </Button>
  );
}

function Photo({ message, photo, alt }: { message: string; photo: ContactPhoto; alt: string }) {
  const { path } = callUrl(readPhoto, { id: message, photo: photo.id });
  return (
    // biome-ignore lint/performance/noImgElement: only this administrator's session opens it.
    <img src={path} width={photo.width} height={photo.height} alt={alt} loading="lazy" />
  );
}
