/** From so many products on, all pages are made again rather than each one named. */
const MANY = 200;

/** Slugs of products that changed; null is all of them. */
export type Changed = string[] | null;

/** One call of `send` for everything that is given within so many milliseconds of the first. */
export function gathered(
  ms: number,
  send: (changed: Changed) => void,
): (slug: string | null) => void {
  let slugs = new Set<string>();
  let isAll = false;
  let isWaiting = false;
  const flush = () => {
    isWaiting = false;
    const changed = isAll || slugs.size > MANY ? null : [...slugs];
    slugs = new Set();
    isAll = false;
    send(changed);
  };
  return (slug) => {
    if (slug === null) isAll = true;
    else slugs.add(slug);
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(flush, ms).unref();
  };
}
