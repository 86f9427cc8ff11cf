import path from "node:path";
import { root } from "../../scripts/local/base/settings.ts";

/** The working folder; nothing in it is committed. */
export const work = path.join(root, ".local/media");

/** The finished render of a name, before encoding. */
export const master = (name: string) => path.join(work, "png", `${name}.png`);

/** The folder of the site's pictures. */
export const media = path.join(root, "public/media");
