import { Trail } from "@/app/trail";
import { Plan } from "@/components/site/charging/plan";
import { Delays } from "@/components/site/how-we-work/delays";
import { StepDetails } from "@/components/site/how-we-work/step-details";
import { PictureHero } from "@/components/site/media/picture-hero";
import { Ready } from "@/components/site/ready";
import { TableSection } from "@/components/site/words/table-section";
import { Shot } from "@/components/ui/shot";
import { howWeWork } from "@/lib/content/pages/how-we-work";
import { pageMetadata } from "@/lib/seo/metadata";
import "./how-we-work.css";

const { title, description, hero, plan, details, steps, report, duties, delays, ready } = howWeWork;

export const metadata = pageMetadata({ title, description, path: "/how-we-work" });

export default function HowWeWorkPage() {
  return (
    <main id="main">
      <Trail path="/how-we-work" />
      <PictureHero {...hero} />
      <Plan {...plan} steps={steps} />
      <StepDetails {...details} steps={steps} />
      <Shot className="wide-shot" picture={details.picture} sizes="100vw" />
      <TableSection
        {...report}
        rows={report.rows.map(({ measured, limit }) => [measured, limit])}
      />
      <TableSection
        {...duties}
        rows={duties.rows.map(({ task, you, we, discom }) => [task, you, we, discom])}
        white
      />
      <Delays {...delays} />
      <Ready {...ready} />
    </main>
  );
}
