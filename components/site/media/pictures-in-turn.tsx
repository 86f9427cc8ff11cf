import { Slider } from "@/components/site/media/slider";
import { Shot } from "@/components/ui/shot";
import type { ContentPicture } from "@/lib/content/contract";

/** A white section with a slideshow, three seconds per picture. */
export function PicturesInTurn({
  title,
  slides,
}: {
  title: string;
  slides: readonly { title: string; text: string; picture: ContentPicture }[];
}) {
  return (
    <div className="section section--white">
      <Slider
        label={title}
        heading={<h2 className="display">{title}</h2>}
        slides={slides.map((slide) => ({
          title: slide.title,
          text: slide.text,
          picture: <Shot picture={slide.picture} sizes="(min-width: 1280px) 1280px, 100vw" />,
        }))}
      />
    </div>
  );
}
