import { formatLongDay } from "@/lib/dates";

/** Publication date and reading time of an article. `date` is a day in India, "2026-11-24". */
export function ArticleDate({ date, minutes }: { date: string; minutes: number }) {
  return (
    <p className="small mute numeric">
      <Day date={date} /> · {minutes} min read
    </p>
  );
}

/** "24 November 2026". */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{formatLongDay(new Date(date))}</time>;
}
