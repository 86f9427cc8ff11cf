import "server-only";
import { companySchema } from "@/lib/content/contract";
import { loadYaml } from "@/lib/content/load";
import { addressLine } from "@/lib/content/rules";

/** The company: brand, phone, email, offices, GSTIN, grievance officer, social profiles. */
export const company = loadYaml("company.yaml", companySchema);

const { grievanceOfficer: officer } = company;

/** The values of `{{name}}` placeholders in the texts of `content/`. */
export const companyWords: Readonly<Record<string, string>> = {
  brand: company.brand,
  legalName: company.legalName,
  cin: company.cin,
  gstin: company.gstin,
  phone: company.phone,
  email: company.email,
  address: company.offices.slice(0, 1).map(addressLine).join(""),
  officer: officer.name,
  officerTitle: officer.title,
  officerPhone: officer.phone,
  officerEmail: officer.email,
  courts: company.courts,
};
