import { Activity, Children, type ReactNode } from "react";

/**
 * Its children, which become interactive one after another in this order, in tasks of 5 ms between which the browser
 * paints and answers. Without it React ends with one long task for the whole page. A press on a child whose turn has
 * not come makes React do it at once, with those before it.
 */
export function InTurn({ children }: { children: ReactNode }) {
  const [first, ...rest] = Children.toArray(children);
  if (first === undefined) return null;
  return (
    <Activity>
      {first}
      <InTurn>{rest}</InTurn>
    </Activity>
  );
}
