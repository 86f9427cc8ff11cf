import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import type * as contract from "@/lib/settings/contract";

const settings = {
  low_stock: 5,
  notify_emails: ["dispatch@arklane.example"],
  notify_orders: true,
  notify_low_stock: true,
  notify_messages: false,
  notify_reports: true,
  require_authenticator: false,
};

export const chapter: Chapter = "Settings";

export const docs: ContractDocs<typeof contract> = {
  getShopSettings: {
    summary: "Read the company's settings",
    description:
      "From `low_stock` units down a listed charger counts as low. Whatever `notify_…` is on is emailed to every administrator and to the addresses in `notify_emails`: orders, low stock, messages, charger reports. A new shop has level 5 and emails nobody.",
    input: {},
    output: settings,
  },
  updateShopSettings: {
    summary: "Set the company's settings",
    description:
      "All fields are sent, `require_authenticator` alone may be left out and then stays; the call may be repeated. While it is on, administrators without an authenticator app are answered 403 set_up_needed until they have set one up. Changing it needs the password again (403 password_needed); an owner who has no authenticator cannot turn it on (409 conflict). `notify_emails` holds at most 20 addresses, each kept once; one that is no address is named in a 422 invalid_input. The change is in the audit log, with the addresses shortened.",
    input: settings,
    output: { ...settings, message: "Company settings saved." },
  },
};
