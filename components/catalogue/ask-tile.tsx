import { ArrowRight } from "lucide-react";
import Link from "next/link";

type AskTileProps = { title: string; text: string; action: { label: string; href: string } };

/** The last tile of the catalogue: help for those who do not know which charger. */
export function AskTile({ title, text, action }: AskTileProps) {
  return (
    <Link className="ask-tile dark" href={action.href}>
      <span className="title">{title}</span>
      <span className="mute">{text}</span>
      <span className="link ask-tile-action">
        {action.label} <ArrowRight className="icon" aria-hidden="true" />
      </span>
    </Link>
  );
}
