import "server-only";
import { z } from "zod";
import type { ContentPicture } from "@/lib/content/contract";
import { loadYaml } from "@/lib/content/load";

/** By an editor: what the picture shows and where its middle is. */
const words = loadYaml(
  "pictures.yaml",
  z.record(
    z.string(),
    z.strictObject({
      base: z.string().startsWith("/media/"),
      alt: z.string().min(10),
      /** CSS object-position of what must stay visible in a crop. */
      position: z.string().optional(),
      /** Key of the upright crop for phones. */
      narrow: z.string().optional(),
    }),
  ),
);

/** By `npm run media -- index`: what the files are. */
const files = loadYaml(
  "pictures.json",
  z.record(
    z.string(),
    z.strictObject({
      widths: z.array(z.int()).min(1),
      width: z.int(),
      height: z.int(),
      tint: z.tuple([z.string(), z.string()]),
    }),
  ),
);

/** The picture of a key of `content/pictures.yaml`; undefined where there is none. */
export function findPicture(key: string): ContentPicture | undefined {
  const entry = words[key];
  const file = entry && files[entry.base];
  if (!entry || !file) return undefined;
  const { narrow, ...own } = entry;
  return { ...own, ...file, narrow: narrow ? findPicture(narrow) : undefined };
}

/** The same where the key is written in code. @throws Error naming it when there is none. */
export function pictureOf(key: string): ContentPicture {
  const picture = findPicture(key);
  if (picture) return picture;
  throw new Error(`content/pictures.yaml has no picture "${key}".`);
}
