"use client";

import { X } from "lucide-react";
import { whatWords } from "@/components/admin/audit/audit-text";
import { ViewDates } from "@/components/admin/view/view-dates";
import { useView } from "@/components/admin/view/view-state";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";
import { valueName } from "@/lib/audit/labels";
import { nounOf } from "@/lib/audit/rules";

type AuditFiltersProps = {
  /** All actions in the log. */
  actions: readonly string[];
  administrators: readonly { id: string; name: string }[];
  /** Text for a filter that came from a link. */
  about?: string;
};

/** Filters of the log: administrator, action, days, and a filter from a link. */
export function AuditFilters({ actions, administrators, about }: AuditFiltersProps) {
  const { params, show } = useView();
  const hydrated = useHydrated();
  const byId = params.get("by_id");
  const who = byId ? `${PERSON}${byId}` : (params.get("by") ?? "");
  return (
    <div className="audit-bar">
      <label>
        <span className="visually-hidden">Who</span>
        <select
          className="input"
          value={who}
          disabled={!hydrated}
          onChange={({ target }) => show(whoValues(target.value))}
        >
          <option value="">Everybody</option>
          <option value="admin">Administrators</option>
          <option value="customer">Customers</option>
          <option value="system">The system</option>
          <People administrators={administrators} byId={byId} />
        </select>
      </label>
      <label>
        <span className="visually-hidden">What</span>
        <select
          className="input"
          value={params.get("action") ?? ""}
          disabled={!hydrated}
          onChange={({ target }) => show({ action: target.value })}
        >
          <option value="">Every action</option>
          <Actions actions={actions} asked={params.get("action")} />
        </select>
      </label>
      <ViewDates />
      {params.has("subject") && (
        <Button size="s" variant="line" onClick={() => show({ subject: null })}>
          About {about ?? "one thing"}
          <X className="icon" role="img" aria-label="show everything" />
        </Button>
      )}
    </div>
  );
}

const PERSON = "person:";

function whoValues(value: string): Record<string, string | null> {
  return value.startsWith(PERSON)
    ? { by: null, by_id: value.slice(PERSON.length) }
    : { by: value, by_id: null };
}

function People({
  administrators,
  byId,
}: Pick<AuditFiltersProps, "administrators"> & { byId: string | null }) {
  const isListed = byId === null || administrators.some(({ id }) => id === byId);
  return (
    <optgroup label="One administrator">
      {administrators.map(({ id, name }) => (
        <option key={id} value={`${PERSON}${id}`}>
          {name}
        </option>
      ))}
      {!isListed && <option value={`${PERSON}${byId}`}>One person</option>}
    </optgroup>
  );
}

/** The actions grouped by noun; a noun with several actions can be chosen as a whole. */
function Actions({ actions, asked }: { actions: readonly string[]; asked: string | null }) {
  const nouns = [...new Set(actions.map(nounOf))];
  return nouns.map((noun) => {
    const ofNoun = actions.filter((action) => nounOf(action) === noun);
    return (
      <optgroup key={noun} label={valueName(noun)}>
        {(ofNoun.length > 1 || asked === noun) && (
          <option value={noun}>{valueName(noun)}: everything</option>
        )}
        {ofNoun.map((action) => (
          <option key={action} value={action}>
            {whatWords({ action })}
          </option>
        ))}
      </optgroup>
    );
  });
}
