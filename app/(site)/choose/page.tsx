import { Trail } from "@/app/trail";
import { ChooseForm } from "@/components/advice/choose-form";
import { Ask } from "@/components/site/ask";
import { carGroups } from "@/lib/advice/car-groups";
import { choosePage } from "@/lib/content/pages/choose";
import { pageMetadata } from "@/lib/seo/metadata";
import "./choose.css";

const { title, description } = choosePage;
export const metadata = pageMetadata({ title, description, path: "/choose" });

export default function ChoosePage() {
  return (
    <main id="main">
      <Trail path="/choose" />
      <section className="wrap choose-head" aria-labelledby="choose">
        <h1 className="display" id="choose">
          {choosePage.heading}
        </h1>
        <p className="lead mute">{choosePage.lead}</p>
        <ChooseForm words={choosePage.steps} groups={carGroups()} params={{}} errors={{}} />
      </section>
      <Ask {...choosePage.fleet} />
    </main>
  );
}
