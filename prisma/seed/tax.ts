import { dayColumn } from "@/lib/dates";
import type { Tx } from "@/lib/db";

/** Adds the demo's registration and the rates of what it sells, where there are none; answers how many rows. */
export async function seedTax(tx: Tx): Promise<number> {
  if ((await tx.taxRegistration.count()) + (await tx.taxRate.count()) > 0) return 0;
  await tx.taxRegistration.create({ data: REGISTRATION, select: { id: true } });
  await tx.taxRate.createMany({ data: RATES });
  return 1 + RATES.length;
}

const REGISTRATION = {
  ...{ gstin: "29AABCT1332L1ZA", stateCode: "29", prefix: "AK" },
  ...{ legalName: "Arklane Placeholder Private Limited", tradeName: "Arklane" },
  ...{ address: "Placeholder House, 4 Example Road", city: "Bengaluru", pin: "560025" },
  validFrom: dayColumn("2025-04-01"),
};

const rate = (code: string, description: string, rateBp: number, validFrom: string) => {
  return { code, description, rateBp, validFrom: dayColumn(validFrom) };
};

/** The notification of September 2025 for chargers is left for the accountant to fill in. */
const RATES = [
  {
    ...rate("85044030", "Battery chargers", 500, "2019-08-01"),
    validTo: dayColumn("2025-09-21"),
    notification: "12/2019-Central Tax (Rate)",
  },
  rate("85044030", "Battery chargers", 500, "2025-09-22"),
  rate("8544", "Cables", 1800, "2017-07-01"),
  rate("8536", "Switches and breakers", 1800, "2017-07-01"),
  rate("998736", "Installation of electrical machinery", 1800, "2017-07-01"),
  rate("995461", "Electrical wiring and fitting", 1800, "2017-07-01"),
];
