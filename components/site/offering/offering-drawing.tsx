import type { ComponentProps } from "react";
import { OfferingClassifieds } from "@/components/site/offering/offering-classifieds";
import { OfferingGaps } from "@/components/site/offering/offering-gaps";
import { OfferingLabel } from "@/components/site/offering/offering-label";
import { OfferingParking } from "@/components/site/offering/offering-parking";
import { OfferingPayslip } from "@/components/site/offering/offering-payslip";
import { OfferingSession } from "@/components/site/offering/offering-session";
import { OfferingTickets } from "@/components/site/offering/offering-tickets";
import { OfferingTimetable } from "@/components/site/offering/offering-timetable";
import { OfferingWards } from "@/components/site/offering/offering-wards";

type Drawing = { caption: string } & (
  | ({ kind: "payslip" } & ComponentProps<typeof OfferingPayslip>)
  | ({ kind: "timetable" } & ComponentProps<typeof OfferingTimetable>)
  | ({ kind: "wards" } & ComponentProps<typeof OfferingWards>)
  | ({ kind: "classifieds" } & ComponentProps<typeof OfferingClassifieds>)
  | ({ kind: "session" } & ComponentProps<typeof OfferingSession>)
  | ({ kind: "label" } & ComponentProps<typeof OfferingLabel>)
  | ({ kind: "parking" } & ComponentProps<typeof OfferingParking>)
  | ({ kind: "tickets" } & ComponentProps<typeof OfferingTickets>)
  | ({ kind: "gaps" } & ComponentProps<typeof OfferingGaps>)
);

const ON_INK: readonly Drawing["kind"][] = ["session", "parking"];

/** Drawing of what a software product works on, from sample data; the caption says it is a sample. */
export function OfferingDrawing({ drawing }: { drawing: Drawing }) {
  return (
    <section className={`draw ${ON_INK.includes(drawing.kind) ? "dark" : "section--white"}`}>
      <figure className="wrap">
        {draw(drawing)}
        <figcaption className="mute small">{drawing.caption}</figcaption>
      </figure>
    </section>
  );
}

function draw(drawing: Drawing) {
  switch (drawing.kind) {
    case "payslip":
      return <OfferingPayslip {...drawing} />;
    case "timetable":
      return <OfferingTimetable {...drawing} />;
    case "wards":
      return <OfferingWards {...drawing} />;
    case "classifieds":
      return <OfferingClassifieds {...drawing} />;
    case "session":
      return <OfferingSession {...drawing} />;
    case "label":
      return <OfferingLabel {...drawing} />;
    case "parking":
      return <OfferingParking {...drawing} />;
    case "tickets":
      return <OfferingTickets {...drawing} />;
    case "gaps":
      return <OfferingGaps {...drawing} />;
  }
}
