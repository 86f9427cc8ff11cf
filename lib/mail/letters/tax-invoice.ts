import { firstName } from "@/lib/mail/layout";
import { letter, type Site } from "@/lib/mail/letter";

/** The PDF of a tax invoice has come later than the mail of its dispatch. `orders` are their numbers, at least one. */
export function taxInvoiceMail(
  { name, number, orders }: { name: string; number: string; orders: readonly string[] },
  site: Site,
) {
  const [first] = orders;
  const word = orders.length === 1 ? "order" : "orders";
  return letter(site, {
    subject: `Your tax invoice ${number} is ready`,
    headline: "Your tax invoice is ready.",
    lead: `${firstName(name)}, tax invoice ${number} for ${word} ${orders.join(", ")} is ready to download.`,
    paragraphs: ["You will find it as a PDF on the page of your order, whenever you need it."],
    action: { label: "See your tax invoice", path: first ? `/order/${first}` : "/order" },
  });
}
