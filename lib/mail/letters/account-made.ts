import { firstName } from "@/lib/mail/layout";
import { letter, type Site } from "@/lib/mail/letter";

/** To someone who has called and for whom an account without a password was created. */
export function accountMadeMail(data: { name: string }, site: Site) {
  const { brand, phone } = site.company;
  return letter(site, {
    subject: `Your account at ${brand}`,
    headline: "Your account is ready.",
    lead: `${firstName(data.name)}, we have created an account for you, to take your order.`,
    paragraphs: [
      "Choose your own password: enter this email address under Forgot password, and we will email you a code. Then you can follow your orders and pay online.",
      `If you did not ask us for anything, please call us: ${phone}.`,
    ],
    action: { label: "Choose a password", path: "/forgot-password" },
  });
}
