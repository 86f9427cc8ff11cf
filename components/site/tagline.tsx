import { useId } from "react";
import { Shot } from "@/components/ui/shot";
import type { ContentPicture } from "@/lib/content/contract";

/** One large sentence and, below it, a picture from edge to edge. */
export function Tagline({ title, picture }: { title: string; picture: ContentPicture }) {
  const id = useId();
  return (
    <section className="pt-(--section)" aria-labelledby={id}>
      <div className="wrap">
        <h2 className="display max-w-[13em] mb-[clamp(40px,5vw,80px)]" id={id}>
          {title}
        </h2>
      </div>
      <Shot className="wide-shot" picture={picture} sizes="100vw" />
    </section>
  );
}
