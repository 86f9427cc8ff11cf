"use client";

import { useEffect, useRef, useState } from "react";
import { shrunk } from "@/components/contact/shrink-photo";
import type { FieldErrors } from "@/lib/call/errors";
import { MAX_PHOTO_BYTES, MAX_PHOTOS, PHOTO_TYPES, PHOTO_WORDS } from "@/lib/contact/rules";

/** A chosen file and its preview, an object URL. */
export type ChosenPhoto = { file: File; url: string };

/** The photos chosen for a message. They stay until they are removed or sent. */
export function usePhotos() {
  const [photos, setPhotos] = useState<ChosenPhoto[]>([]);
  // Undefined shows what the server says, and none hides it: it spoke of an earlier choice.
  const [problems, setProblems] = useState<string[]>();
  useRevokedAtEnd(photos);

  function add(files: readonly File[]) {
    const right = files.filter((file) => problemOf(file) === undefined);
    const taken = right.slice(0, MAX_PHOTOS - photos.length);
    const wrong = files.flatMap((file) => problemOf(file) ?? []);
    if (taken.length < right.length) wrong.push(PHOTO_WORDS.tooMany);
    setPhotos([...photos, ...taken.map((file) => ({ file, url: URL.createObjectURL(file) }))]);
    setProblems([...new Set(wrong)]);
  }

  function remove(photo: ChosenPhoto) {
    URL.revokeObjectURL(photo.url);
    setPhotos(photos.filter((other) => other !== photo));
    setProblems([]);
  }

  function clear() {
    for (const { url } of photos) URL.revokeObjectURL(url);
    setPhotos([]);
    setProblems(undefined);
  }

  /** Adds the photos to a form that is sent, as small as the server keeps them. */
  async function addTo(data: FormData): Promise<FieldErrors> {
    setProblems(undefined);
    return append(data, photos);
  }

  return { photos, problems, add, remove, clear, addTo };
}

async function append(data: FormData, photos: readonly ChosenPhoto[]): Promise<FieldErrors> {
  const tooLarge: string[] = [];
  for (const { file } of photos) {
    const sent = await shrunk(file);
    if (sent.size > MAX_PHOTO_BYTES) tooLarge.push(`${file.name}: ${PHOTO_WORDS.tooLarge}`);
    data.append("photos", sent);
  }
  return tooLarge.length > 0 ? { photos: tooLarge } : {};
}

function problemOf({ name, type, size }: File): string | undefined {
  // Some systems do not know the type of a photo: the server reads it.
  if (type !== "" && !PHOTO_TYPES.includes(type)) return `${name}: ${PHOTO_WORDS.notPhoto}`;
  return size === 0 ? `${name}: ${PHOTO_WORDS.empty}` : undefined;
}

function useRevokedAtEnd(photos: readonly ChosenPhoto[]): void {
  const last = useRef(photos);
  useEffect(() => {
    last.current = photos;
  });
  useEffect(
    () => () => {
      for (const { url } of last.current) URL.revokeObjectURL(url);
    },
    [],
  );
}
