"use client";

import { ImagePlus, X } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import type { ChosenPhoto, usePhotos } from "@/components/contact/use-photos";
import { Field, useFieldProps } from "@/components/forms/field";
import { buttonClass } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { useHydrated } from "@/components/ui/use-hydrated";
import { MAX_PHOTOS, PHOTO_TYPES, PHOTO_WORDS } from "@/lib/contact/rules";

type PhotoFieldProps = {
  of: ReturnType<typeof usePhotos>;
  /** The page came back without the photos that were chosen. */
  lost: boolean;
  help: string;
};

/** Up to three photos, from the camera or from files, as thumbnails. Without JavaScript the browser's own file field. */
export function PhotoField({ of, lost, help }: PhotoFieldProps) {
  const { photos, problems, add, remove } = of;
  const input = useRef<HTMLInputElement>(null);
  const words = problems ?? (lost ? [PHOTO_WORDS.again] : undefined);
  return (
    <Field name="photos" label="Photos" optional wide help={help} {...(words && { error: words })}>
      <PhotoInput input={input} label={buttonWords(photos.length)} onChoose={add} />
      {photos.length > 0 && (
        <ol className="photo-choice" aria-label="Chosen photos">
          {photos.map((photo, index) => (
            <Chosen
              key={photo.url}
              photo={photo}
              place={index + 1}
              onRemove={() => {
                remove(photo);
                input.current?.focus();
              }}
            />
          ))}
        </ol>
      )}
    </Field>
  );
}

type PhotoInputProps = {
  input: React.RefObject<HTMLInputElement | null>;
  label: string;
  onChoose: (files: File[]) => void;
};

function PhotoInput({ input, label, onChoose }: PhotoInputProps) {
  const hydrated = useHydrated();
  const { name, ...field } = useFieldProps();
  const take = (from: HTMLInputElement) => {
    const files = [...(from.files ?? [])];
    // The same photo can be chosen again after it was removed.
    from.value = "";
    if (files.length > 0) onChoose(files);
  };
  const takeEarly = useEffectEvent(() => input.current && take(input.current));
  useEffect(() => void takeEarly(), []);

  return (
    <div className="photo-add" data-hydrated={hydrated || undefined}>
      <span className={buttonClass({ variant: "line", size: "s" })} aria-hidden="true">
        <ImagePlus className="icon" />
        {label}
      </span>
      <input
        {...field}
        ref={input}
        // Once scripts run, the chosen photos are added to the form from the list.
        name={hydrated ? undefined : name}
        type="file"
        accept={PHOTO_TYPES.join()}
        multiple
        onChange={({ currentTarget }) => take(currentTarget)}
      />
    </div>
  );
}

type ChosenProps = { photo: ChosenPhoto; place: number; onRemove: () => void };

function Chosen({ photo, place, onRemove }: ChosenProps) {
  return (
    <li>
      {/* biome-ignore lint/performance/noImgElement: next/image cannot optimise a blob URL. */}
      <img src={photo.url} alt={photo.file.name} />
      <IconButton size="s" label={`Remove photo ${place}`} onClick={onRemove}>
        <X className="icon" aria-hidden="true" />
      </IconButton>
    </li>
  );
}

function buttonWords(chosen: number): string {
  return chosen === 0 ? "Add photos" : `${chosen} of ${MAX_PHOTOS} added`;
}
