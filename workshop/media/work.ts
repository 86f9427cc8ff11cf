import path from "node:path";
import { root } from "../../scripts/local/base/settings.ts";

/** Where everything is made; nothing in it is committed. */
export const work = path.join(root, ".local/media");

/** The finished render of a name, before it is encoded. */
export const master = (name: string) => path.join(work, "png", `${name}.png`);

/** Where the site's pictures are. */
export const media = path.join(root, "public/media");
