import { formatLongDay } from "@/lib/dates";

/** When an article was published, and how long it takes to read. `date` is a day in India, "2026-11-24". */
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
