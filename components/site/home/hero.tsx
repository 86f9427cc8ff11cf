import { DelayedLink } from "@/components/site/delayed-link";
import { HeroVideo } from "@/components/site/media/hero-video";
import { ButtonLink } from "@/components/ui/button";
import { Shot } from "@/components/ui/shot";
import type { Action, ContentPicture } from "@/lib/content/contract";

type HeroProps = {
  title: string;
  lead: string;
  picture: ContentPicture;
  /** Path of the video loop without its extension. */
  video: string;
  action: Action;
  second: Action;
};

/** The first screen of the home page: a picture that turns into a video, one line and one button. */
export function Hero({ title, lead, picture, video, action, second }: HeroProps) {
  return (
    <section className="hero hero--video dark" aria-labelledby="hero-title">
      <Shot className="backdrop" picture={picture} sizes="100vw" priority upright />
      <div className="wrap">
        <h1 className="hero-title home-title" id="hero-title">
          {title}
        </h1>
        <div className="hero-foot">
          <p className="lead">{lead}</p>
          <div className="flex-row">
            <DelayedLink href={action.href} label={action.label} />
            <ButtonLink href={second.href} variant="line">
              {second.label}
            </ButtonLink>
          </div>
        </div>
      </div>
      <HeroVideo base={video} position={picture.position} />
    </section>
  );
}
