import { ArrowRight } from "lucide-react";
import {
  aboutWords,
  differenceWords,
  whatWords,
  whoWords,
} from "@/components/admin/audit/audit-text";
import { TextLink } from "@/components/ui/facts/text-link";
import type { AuditEntry } from "@/lib/audit/contract";
import { valueName, valueText } from "@/lib/audit/labels";
import { readDetail } from "@/lib/audit/rules";
import { formatDateTime } from "@/lib/dates";

/** The audit entries, newest first; each expands to show its changes. */
export function AuditList({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <ul className="audit">
      {entries.map((entry) => (
        <li key={entry.id}>
          <details>
            <summary>
              <time className="mute numeric" dateTime={entry.at.toISOString()}>
                {formatDateTime(entry.at)}
              </time>
              <b>{whatWords(entry)}</b>
              <span>{aboutWords(entry).text}</span>
              <span className="mute">by {whoWords(entry)}</span>
            </summary>
            <EntryDetails entry={entry} />
          </details>
        </li>
      ))}
    </ul>
  );
}

function EntryDetails({ entry }: { entry: AuditEntry }) {
  const { differences, facts } = readDetail(entry.detail);
  const about = aboutWords(entry);
  return (
    <div className="audit-more">
      {differences.length === 0 && facts.length === 0 && <p className="mute">No more is known.</p>}
      {(differences.length > 0 || facts.length > 0) && (
        <dl>
          {differences.map((difference) => (
            <Changed key={difference.name} {...differenceWords(entry, difference)} />
          ))}
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{valueName(name)}</dt>
              <dd>{valueText(name, value)}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="flex-row">
        {about.href && <TextLink href={about.href}>{about.link}</TextLink>}
        {entry.by_name && entry.by_id !== entry.subject && (
          <TextLink href={`/admin/users/${entry.by_id}`}>Open {entry.by_name}</TextLink>
        )}
        <TextLink href={`/admin/audit?subject=${encodeURIComponent(entry.subject)}`}>
          Everything about the same
        </TextLink>
      </p>
    </div>
  );
}

function Changed({ label, before, after }: { label: string; before: string; after: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="audit-diff">
        <del>{before}</del>
        <ArrowRight className="icon" role="img" aria-label="changed to" />
        <ins>{after}</ins>
      </dd>
    </div>
  );
}
