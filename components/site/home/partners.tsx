import { TextLink } from "@/components/ui/facts/text-link";
import { DragRail } from "@/components/ui/rail/drag-rail";
import { Shot } from "@/components/ui/shot";
import type { Action, ContentPicture } from "@/lib/content/contract";

type PartnersProps = {
  title: string;
  lead: string;
  places: readonly { title: string; text: string; picture: ContentPicture }[];
  more: Action;
};

/** The kinds of places that partners bring, as a row of portrait pictures. */
export function Partners({ title, lead, places, more }: PartnersProps) {
  return (
    <section className="section section--white" aria-labelledby="partners">
      <DragRail
        label="places"
        step={400}
        heading={
          <h2 className="display" id="partners">
            {title}
          </h2>
        }
        lead={<p className="lead mute">{lead}</p>}
        foot={<TextLink href={more.href}>{more.label}</TextLink>}
      >
        {places.map((place) => (
          <figure className="place" key={place.title}>
            <div className="picture">
              <Shot picture={place.picture} sizes="(min-width: 1000px) 400px, min(78vw, 300px)" />
            </div>
            <figcaption>
              <b>{place.title}</b>
              <span className="mute">{place.text}</span>
            </figcaption>
          </figure>
        ))}
      </DragRail>
    </section>
  );
}
