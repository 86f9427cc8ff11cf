import { type Standard, Standards } from "@/components/site/home/standards";
import { Slider } from "@/components/site/media/slider";
import { Shot } from "@/components/ui/shot";
import type { ContentPicture } from "@/lib/content/contract";

type UpCloseProps = {
  slider: {
    title: string;
    slides: readonly { title: string; text: string; picture: ContentPicture }[];
  };
  standards: { title: string; items: readonly Standard[] };
};

/** Details of the chargers in pictures, and beside them the standards that those details follow. */
export function UpClose({ slider, standards }: UpCloseProps) {
  return (
    <div className="section section--white">
      <div className="wrap up-close">
        <Slider
          label={slider.title}
          heading={<h2 className="display">{slider.title}</h2>}
          slides={slider.slides.map((slide) => ({
            title: slide.title,
            text: slide.text,
            picture: <Shot picture={slide.picture} sizes="(min-width: 1000px) 720px, 100vw" />,
          }))}
        />
        <Standards {...standards} />
      </div>
    </div>
  );
}
