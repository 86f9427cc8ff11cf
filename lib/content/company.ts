import "server-only";
import { companySchema } from "@/lib/content/contract";
import { loadYaml } from "@/lib/content/load";

/** Who sells: brand, phone, e-mail, offices, GSTIN, social profiles. */
export const company = loadYaml("company.yaml", companySchema);
