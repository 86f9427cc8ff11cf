import "server-only";
import { z } from "zod";
import { Action, Shot, SitePath, Words } from "@/lib/content/fields";
import { loadYaml } from "@/lib/content/load";
import { type SiteNavigation, withFooterPages } from "@/lib/content/navigation";
import { contentPages } from "@/lib/content/page-list";

const Tile = z.strictObject({ label: Words, text: Words, href: SitePath, picture: Shot });

const Entry = z
  .strictObject({
    label: Words,
    href: SitePath.optional(),
    tiles: z.array(Tile).min(1).optional(),
  })
  .transform(({ label, href, tiles }, context) => {
    if (href && !tiles) return { label, href };
    if (tiles && !href) return { id: menuId(label), label, tiles };
    context.addIssue("must have either href or tiles");
    return z.NEVER;
  });

const schema = z.strictObject({
  bar: z.array(Entry).min(1),
  contact: Action,
  footer: z.strictObject({
    about: Words,
    navigation: z.array(Action).min(1),
    legal: z.array(Action).min(1),
  }),
});

/** The menus and the footer columns: `content/navigation.yaml` plus the pages with a footer entry of their own. */
export const siteNavigation: SiteNavigation = withFooterPages(
  loadYaml("navigation.yaml", schema),
  contentPages,
);

function menuId(label: string) {
  return `menu-${label.toLowerCase().replace(/\W+/g, "-")}`;
}
