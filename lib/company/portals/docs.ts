import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import type * as contract from "@/lib/company/portals/contract";

export const chapter: Chapter = "Settings";

const terms = {
  einvoice_from: "2026-12-01",
  einvoice_days: 30,
  einvoice_key: "-----BEGIN PUBLIC KEY-----\n…\n-----END PUBLIC KEY-----",
  ship_to_from: null,
  asks_eway: true,
};
const given = {
  state: "Maharashtra",
  valid_from: "2026-04-01",
  limit: 100000,
  source: "Notification 15E/2018-State Tax",
};
const limit = { id: "01a12e60-dc4e-7b41-9e07-2f60c1d8a3c4", ...given };

export const docs: ContractDocs<typeof contract> = {
  getPortalTerms: {
    summary: "Read what goes to the e-invoice and e-way portals",
    description:
      "Everything is off in a new shop: e-invoices are due above a turnover of ₹5 crore. The key is the portal's public one, by which its answers are checked. A state without a limit here has that of ₹50,000, as has every consignment to another state.",
    input: {},
    output: { ...terms, limits: [limit] },
  },
  savePortalTerms: {
    summary: "Set what goes to the e-invoice and e-way portals",
    description:
      "Invoices and credit notes to businesses from `einvoice_from` on then wait for the portal, those that were issued before too; what the portal has answered stays. A key that cannot check a signature is refused (422 invalid_input). The change is in the audit log.",
    input: terms,
    output: { message: "The terms of the portals are saved." },
  },
  saveEwayLimit: {
    summary: "Add or change a state's limit of e-way bills",
    description:
      "Adds the limit with this id, or changes it; the call may be repeated. A state has one for each first day (409 conflict). The change is in the audit log.",
    input: limit,
    output: { message: "Limit saved.", limit },
  },
};
