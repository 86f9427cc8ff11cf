import { type ComponentType, lazy } from "react";

/**
 * A component whose code is fetched when it is first drawn; draw it inside of `Suspense`. `Instead` is drawn if the
 * code cannot be fetched.
 */
export function late<Props>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props>,
) {
  return lazy(async () => ({ default: await load().catch(() => Instead) }));
}
