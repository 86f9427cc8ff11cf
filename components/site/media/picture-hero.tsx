import { ButtonLink } from "@/components/ui/button";
import { TextLink } from "@/components/ui/facts/text-link";
import { Shot } from "@/components/ui/shot";
import type { Action, ContentPicture } from "@/lib/content/contract";
import { telHref } from "@/lib/content/rules";

type PictureHeroProps = {
  title: string;
  lead: string;
  picture: ContentPicture;
  action?: Action;
  /** A number to call, beside the action. */
  phone?: string;
  /** False for a picture that is already dark behind the text. */
  shade?: boolean;
  /** Link to the parent page. */
  parent?: Action;
};

/** The first screen of a page that begins with a picture, under the transparent top bar. */
export function PictureHero({
  title,
  lead,
  picture,
  action,
  phone,
  shade = true,
  parent,
}: PictureHeroProps) {
  return (
    <section
      className={shade ? "hero hero--page hero--shade dark" : "hero hero--page dark"}
      aria-labelledby="hero-title"
    >
      <Shot className="backdrop" picture={picture} sizes="100vw" priority upright />
      <div className="wrap">
        {parent && (
          <p className="small hero-crumbs">
            <TextLink href={parent.href}>{parent.label}</TextLink>
          </p>
        )}
        <h1 className="hero-title" id="hero-title">
          {title}
        </h1>
        <div className="hero-foot">
          <p className="lead">{lead}</p>
          {action && (
            <div className="flex-row">
              <ButtonLink href={action.href} arrow>
                {action.label}
              </ButtonLink>
              {phone && (
                <TextLink className="numeric" href={telHref(phone)}>
                  {phone}
                </TextLink>
              )}
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
