import "server-only";
import { z } from "zod";
import { Action, PageWords, Term, Words } from "@/lib/content/fields";
import { loadYaml } from "@/lib/content/load";
import { contentPage } from "@/lib/content/page";
import { pictureOf } from "@/lib/content/pictures";

const Help = z.strictObject({ title: Words, lead: Words, action: Action });
const Top = { ...PageWords, heading: Words, lead: Words };

/** `content/pages/choose.yaml`. */
export const choosePage = loadYaml(
  "pages/choose.yaml",
  z.strictObject({
    ...Top,
    steps: z.strictObject({
      car: Words,
      meter: Words,
      nights: Words,
      next: Words,
      back: Words,
      submit: Words,
    }),
    unchecked: Words,
    change: z.strictObject({ title: Words, lead: Words }),
    fleet: Help,
    none: Term.extend({ action: Action }),
  }),
);

/** `content/pages/choose-fleet.yaml`. */
export const fleetPage = loadYaml(
  "pages/choose-fleet.yaml",
  z.strictObject({ ...Top, submit: Words, impossible: Words, other: Help }),
);

export const pages = [
  contentPage("/choose", choosePage, { picture: pictureOf("scene-porch") }),
  contentPage("/choose/fleet", fleetPage, {
    picture: pictureOf("depot-row"),
    parent: "/choose",
  }),
];
