import { DelayedLink } from "@/components/site/delayed-link";
import { Shot } from "@/components/ui/shot";
import type { Action, ContentPicture } from "@/lib/content/contract";
import { telHref } from "@/lib/content/rules";

type CallProps = {
  title: string;
  lead: string;
  picture: ContentPicture;
  action: Action;
  phone: string;
};

/** The call to action above the footer. */
export function Call({ title, lead, picture, action, phone }: CallProps) {
  return (
    <section className="call" aria-labelledby="call">
      <div className="wrap">
        <div className="call-inner">
          <div>
            <h2 className="display" id="call">
              {title}
            </h2>
            <p className="lead mute call-lead">{lead}</p>
            <div className="flex-row flex-row--wide">
              <DelayedLink href={action.href} label={action.label} />
              <a className="link numeric" href={telHref(phone)}>
                {phone}
              </a>
            </div>
          </div>
          <div className="shot">
            <Shot picture={picture} sizes="(min-width: 900px) 534px, 100vw" />
          </div>
        </div>
      </div>
    </section>
  );
}
