import {
  BriefcaseBusiness,
  Handshake,
  Hospital,
  PlugZap,
  School,
  SquareParking,
  Store,
  UsersRound,
  UtensilsCrossed,
} from "lucide-react";
import { useId } from "react";
import { LinkRows } from "@/components/ui/link-rows";
import { SectionHead } from "@/components/ui/section-head";

const ICONS = {
  users: UsersRound,
  school: School,
  hospital: Hospital,
  briefcase: BriefcaseBusiness,
  plug: PlugZap,
  store: Store,
  parking: SquareParking,
  utensils: UtensilsCrossed,
  handshake: Handshake,
};

type OfferingRow = { title: string; subtitle: string; icon: keyof typeof ICONS; href: string };

/** The other solutions, one row each with a link to its page. */
export function OfferingRows({
  title,
  lead,
  rows,
}: {
  title: string;
  lead: string;
  rows: readonly OfferingRow[];
}) {
  const id = useId();
  return (
    <section className="section" aria-labelledby={id}>
      <div className="wrap">
        <SectionHead id={id} title={title} lead={lead} />
        <LinkRows
          rows={rows.map(({ icon, subtitle, ...row }) => {
            const Icon = ICONS[icon];
            return { ...row, text: subtitle, icon: <Icon className="icon" aria-hidden="true" /> };
          })}
        />
      </div>
    </section>
  );
}
