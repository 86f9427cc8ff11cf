import { formatDateTime } from "@/lib/dates";
import { startOf } from "@/lib/graphemes";

type Written = {
  /** Who wrote it. */
  to: string;
  reference: string;
  /** What it was about, for the subject. */
  about: string;
  text: string | null;
  at: Date;
};

// Windows opens no address of more than 2,083 characters; a letter of Hindi takes nine of them.
const QUOTED = 1500;

/** The address of a mail that answers what somebody wrote: the reference in its subject, their text quoted. */
export function mailReply({ to, reference, about, text, at }: Written): string {
  const subject = `Re: ${reference} ${about}`;
  const address = encodeURIComponent(to).replace("%40", "@");
  const body = text ? `&body=${encodeURIComponent(quoted(text, at))}` : "";
  return `mailto:${address}?subject=${encodeURIComponent(subject)}${body}`;
}

function quoted(text: string, at: Date): string {
  const lines = shortened(text)
    .split("\n")
    .map((line) => `> ${line}`);
  // RFC 6068: lines of a mailto end in CR LF.
  return ["", "", `On ${formatDateTime(at)} you wrote:`, ...lines].join("\r\n");
}

function shortened(text: string): string {
  let short = startOf(text.toWellFormed(), QUOTED);
  while (encodeURIComponent(short).length > QUOTED)
    short = startOf(short, Math.floor(short.length * 0.9));
  return short.length === text.length ? short : `${short}…`;
}
