"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { checkInput } from "@/components/forms/check-input";
import { FormMessage } from "@/components/forms/form-message";
import { signInAgain } from "@/components/forms/go-to";
import { Button, buttonClass } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import { type Profile, uploadProfilePicture } from "@/lib/accounts/contract";
import { useProfile, useRemovePicture, useUploadPicture } from "@/lib/accounts/hooks";
import { initials } from "@/lib/accounts/rules";
import { failureText } from "@/lib/http/browser/client";

/** Form for the profile picture: choose a file, see the preview, then Upload Image. */
export function PictureForm({ initial }: { initial: Profile }) {
  const profile = useProfile(initial).data?.user_data ?? initial;
  const choice = useChoice();
  const upload = useUploadPicture();
  const remove = useRemovePicture();
  const { chosen, clear } = choice;

  async function run(change: () => Promise<{ message: string }>, fallback: string) {
    choice.setMessage(undefined);
    try {
      toast.success((await change()).message);
      clear();
    } catch (error) {
      if (!signInAgain(error)) choice.setMessage(failureText(error, { fallback }));
    }
  }
  const save = (file: File) =>
    run(() => upload.mutateAsync({ file }), "Failed to upload profile picture.");
  const removePicture = () =>
    run(() => remove.mutateAsync({}), "The picture could not be removed.");

  return (
    <div className="stack">
      <div className="flex-row picture-form-row">
        <ChosenPicture
          id="picture-file"
          name={profile.name}
          src={choice.preview ?? profile.profile_picture}
          onChoose={choice.choose}
        />
        {chosen ? (
          <div className="flex-row">
            <Button size="s" busy={upload.isPending} onClick={() => save(chosen)}>
              Upload Image
            </Button>
            <Button size="s" variant="line" onClick={clear}>
              Cancel
            </Button>
          </div>
        ) : (
          <div className="picture-choice">
            <div className="flex-row">
              <label className={buttonClass({ variant: "line", size: "s" })} htmlFor="picture-file">
                Choose picture
              </label>
              {profile.profile_picture && (
                <Button size="s" variant="line" busy={remove.isPending} onClick={removePicture}>
                  Remove picture
                </Button>
              )}
            </div>
            <p className="mute small">Up to 5 MB. Only you see it.</p>
          </div>
        )}
      </div>
      <FormMessage>{choice.message}</FormMessage>
    </div>
  );
}

/** The round picture, or the initials. A click or Enter opens the file dialog. */
function ChosenPicture({
  id,
  name,
  src,
  onChoose,
}: {
  id: string;
  name: string;
  src: string | null;
  onChoose: (input: HTMLInputElement) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  // A file may have been chosen before hydration.
  const chooseEarly = useEffectEvent(() => input.current?.files?.length && onChoose(input.current));
  useEffect(() => void chooseEarly(), []);

  return (
    <div className="portrait">
      {src ? (
        // biome-ignore lint/performance/noImgElement: next/image cannot optimise a data or blob URL.
        <img className="portrait-image" src={src} alt="Your profile" />
      ) : (
        <span aria-hidden="true">{initials(name)}</span>
      )}
      <input
        ref={input}
        className="portrait-file"
        id={id}
        type="file"
        name="file"
        accept={ACCEPT}
        aria-label="Choose picture"
        onChange={({ currentTarget }) => onChoose(currentTarget)}
      />
    </div>
  );
}

/** The formats that the server can read. Phones convert their own format (HEIC) to one of these. */
const ACCEPT = "image/jpeg,image/png,image/webp,image/avif";

/** The chosen file and its preview, an object URL that is revoked when the choice changes. */
function useChoice() {
  const [chosen, setChosen] = useState<File>();
  const [preview, setPreview] = useState<string>();
  const [message, setMessage] = useState<string>();

  useEffect(() => {
    if (!chosen) return;
    const url = URL.createObjectURL(chosen);
    setPreview(url);
    return () => {
      setPreview(undefined);
      URL.revokeObjectURL(url);
    };
  }, [chosen]);

  function choose(input: HTMLInputElement) {
    const file = input.files?.[0];
    // Reset the input, so that the same file can be chosen again after an error.
    input.value = "";
    if (!file) return;
    const wrong = checkInput(uploadProfilePicture, { file });
    const text = file.type.startsWith("image/") ? wrong?.file?.[0] : "Choose an image file.";
    setMessage(text);
    setChosen(text ? undefined : file);
  }

  function clear() {
    setChosen(undefined);
    setMessage(undefined);
  }

  return { chosen, preview, message, setMessage, choose, clear };
}
