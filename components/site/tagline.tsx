import { useId } from "react";
import { Shot } from "@/components/ui/shot";
import type { ContentPicture } from "@/lib/content/contract";

/** One large sentence, with a full-width picture below. */
export function Tagline({ title, picture }: { title: string; picture: ContentPicture }) {
  const id = useId();
  return (
    <section className="tagline" aria-labelledby={id}>
      <div className="wrap">
        <h2 className="display tagline-title" id={id}>
          {title}
        </h2>
      </div>
      <Shot className="wide-shot" picture={picture} sizes="100vw" />
    </section>
  );
}
