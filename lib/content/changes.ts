import "server-only";
import { z } from "zod";
import { Term } from "@/lib/content/fields";
import { loadYaml } from "@/lib/content/load";

/** `content/changes.yaml`: what must come before a charger; a state's own words are in content/tariffs. */
export const changes = loadYaml(
  "changes.yaml",
  z.strictObject({ noc: Term, load_extension: Term, three_phases: Term }),
);
