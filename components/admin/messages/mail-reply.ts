import { formatDateTime } from "@/lib/dates";
import { startOf } from "@/lib/graphemes";

type Written = {
  /** The writer's address. */
  to: string;
  reference: string;
  /** The topic, for the subject line. */
  about: string;
  text: string | null;
  at: Date;
};

// Windows opens URLs of at most 2,083 characters; an encoded Hindi letter takes nine.
const QUOTED = 1500;

/** A mailto: URL that answers a message: its reference in the subject, its text quoted. */
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
  // RFC 6068: line breaks in a mailto: body are CR LF.
  return ["", "", `On ${formatDateTime(at)} you wrote:`, ...lines].join("\r\n");
}

function shortened(text: string): string {
  let short = startOf(text.toWellFormed(), QUOTED);
  while (encodeURIComponent(short).length > QUOTED)
    short = startOf(short, Math.floor(short.length * 0.9));
  return short.length === text.length ? short : `${short}…`;
}
