import { ChooseForm } from "@/components/advice/choose-form";
import { FleetForm } from "@/components/advice/fleet-form";
import { Notice } from "@/components/ui/notice";
import { isFleet, nameOf, type Params } from "@/lib/advice/address";
import { carGroups } from "@/lib/advice/car-groups";
import type { AppError, FieldErrors } from "@/lib/call/errors";
import { choosePage, fleetPage } from "@/lib/content/pages/choose";

type RefusedProps = { params: Params; text?: string; error?: AppError };

/** The question again: with what is wrong in it, or because the address only names a car. */
export function Refused({ params, text, error }: RefusedProps) {
  const page = isFleet(params) ? fleetPage : choosePage;
  return (
    <section className="wrap choose-head" aria-labelledby="choose">
      <h1 className="title" id="choose">
        {page.heading}
      </h1>
      {text && <p className="lead mute">{text}</p>}
      {error && <Notice tone="error">{error.message}</Notice>}
      <QuestionForm params={params} errors={namedErrors(error?.fields)} />
    </section>
  );
}

/** The form of the address's question, filled with it. */
export function QuestionForm({ params, errors = {} }: { params: Params; errors?: FieldErrors }) {
  const fields = { params, errors, groups: carGroups() };
  return isFleet(params) ? (
    <FleetForm submit={fleetPage.submit} {...fields} />
  ) : (
    <ChooseForm words={choosePage.steps} {...fields} />
  );
}

function namedErrors(fields: FieldErrors = {}): FieldErrors {
  return Object.fromEntries(Object.entries(fields).map(([field, texts]) => [nameOf(field), texts]));
}
