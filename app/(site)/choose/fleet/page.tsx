import { Trail } from "@/app/trail";
import { FleetForm } from "@/components/advice/fleet-form";
import { Ask } from "@/components/site/ask";
import { carGroups } from "@/lib/advice/car-groups";
import { fleetPage } from "@/lib/content/pages/choose";
import { pageMetadata } from "@/lib/seo/metadata";
import "../choose.css";

const { title, description } = fleetPage;
export const metadata = pageMetadata({ title, description, path: "/choose/fleet" });

export default function FleetPage() {
  return (
    <main id="main">
      <Trail path="/choose/fleet" />
      <section className="wrap choose-head" aria-labelledby="fleet">
        <h1 className="display" id="fleet">
          {fleetPage.heading}
        </h1>
        <p className="lead mute">{fleetPage.lead}</p>
        <FleetForm submit={fleetPage.submit} groups={carGroups()} params={{}} errors={{}} />
      </section>
      <Ask {...fleetPage.other} />
    </main>
  );
}
