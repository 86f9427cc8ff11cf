import "server-only";
import { z } from "zod";
import { Action, PageWords, Shot, SitePath, Term, Words } from "@/lib/content/fields";
import { loadYaml } from "@/lib/content/load";
import { contentPage } from "@/lib/content/page";

const Pictured = Term.extend({ picture: Shot });
const Section = { title: Words, lead: Words, more: Action };

/** `content/pages/home.yaml`, in the order of the page's sections. */
export const home = loadYaml(
  "pages/home.yaml",
  z.strictObject({
    ...PageWords,
    hero: z.strictObject({
      title: Words,
      lead: Words,
      picture: Shot,
      /** Path of the video loop without extension. */
      video: z.string().startsWith("/media/"),
      action: Action,
      second: Action,
    }),
    uses: z.strictObject({
      title: Words,
      /** The end of the title, in a lighter tone. */
      dim: Words,
      rows: z.array(Pictured.extend({ fact: Words, href: SitePath })).length(4),
    }),
    /** Slugs are file names in content/chargers/. */
    chargers: z.strictObject({ ...Section, slugs: z.array(Words).min(1) }),
    weeks: z.strictObject(Section),
    chargeTime: z.strictObject({ title: Words, note: Words, more: Action }),
    standards: z.strictObject({
      title: Words,
      items: z.array(Term.extend({ drawing: z.enum(["ocpp", "type2", "ccs2", "ip54", "upi"]) })),
    }),
    slider: z.strictObject({ title: Words, slides: z.array(Pictured).length(4) }),
    partners: z.strictObject({ ...Section, places: z.array(Pictured).min(4) }),
    app: z.strictObject({
      title: Words,
      lead: Words,
      /** The link's text; its address is `app` of company.yaml. */
      action: Words,
      features: z.array(Term).length(6),
    }),
    others: z.strictObject({
      title: Words,
      lines: z.array(z.strictObject({ label: Words, href: SitePath })).length(9),
    }),
    call: z.strictObject({ title: Words, lead: Words, picture: Shot, action: Action }),
  }),
);

export const pages = [contentPage("/", home, { picture: home.hero.picture })];
