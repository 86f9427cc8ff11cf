import { typed } from "@/components/forms/check-input";

/** Form data as input of `updateShopSettings`; not a whole number → NaN, which no call accepts. */
export function shopInput(data: FormData) {
  return {
    low_stock: unitsTyped(typed(data, "low_stock")),
    notify_emails: addressesTyped(typed(data, "notify_emails")),
    notify_orders: data.has("notify_orders"),
    notify_low_stock: data.has("notify_low_stock"),
    notify_messages: data.has("notify_messages"),
    notify_reports: data.has("notify_reports"),
    require_authenticator: data.has("require_authenticator"),
  };
}

/** " 1,000 " → 1000; not a whole number → NaN. */
export function unitsTyped(text = ""): number {
  const bare = text.replace(/[,\s]/g, "");
  return /^\d+$/.test(bare) ? Number(bare) : Number.NaN;
}

/** Email addresses separated by line breaks, commas, semicolons or spaces. */
function addressesTyped(text = ""): string[] {
  return text.split(/[\s,;]+/).filter((address) => address !== "");
}
