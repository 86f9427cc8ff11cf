import "server-only";
import type { Product } from "@/lib/catalogue/contract";
import { originName } from "@/lib/catalogue/products/origins";
import { warrantyTime } from "@/lib/catalogue/products/warranty";
import { featureList } from "@/lib/catalogue/rules";
import {
  filled,
  type PromiseRow,
  type SiteNeeds,
  siteFigures,
  siteOf,
  siteTraits,
} from "@/lib/catalogue/site/site-rules";
import { chargerPage } from "@/lib/content/charger-page";
import { companyWords } from "@/lib/content/company";
import { shopWords } from "@/lib/content/shop-terms";
import { formatPaise } from "@/lib/money";

/** Delivery, installation, warranty and returns of a charger. */
export function promiseRows(product: Product): PromiseRow[] {
  const { ac, dc, installation } = chargerPage.rows;
  const { delivery, returns } = product.kind === "dc" ? dc : ac;
  const isPortable = product.kind === "portable";
  const rows = [
    { name: "Delivery", value: delivery, more: POLICIES.delivery },
    isPortable
      ? { name: "Installation", value: installation.portable }
      : { name: "Installation", value: installation.fitted, more: POLICIES.installation },
    ...warrantyRow(product),
    { name: "Returns", value: returns, more: POLICIES.returns },
  ];
  return rows.map((row) => ({ ...row, value: filled(row.value, shopWords) ?? row.value }));
}

/** When a charger in stock leaves, in a few words. */
export function dispatchNote({ kind, handling_days: own }: Product): string {
  const { ac, dc } = chargerPage.rows;
  const { dispatch, sameDay } = kind === "dc" ? dc : ac;
  const days = own === null ? `${shopWords.handlingDays} working days` : workingDays(own);
  return own === 0 ? sameDay : (filled(dispatch, { dispatchDays: days }) ?? dispatch);
}

const workingDays = (days: number) => (days === 1 ? "1 working day" : `${days} working days`);

/** What the box holds, item by item. */
export function boxItems({ in_the_box }: Product): string[] {
  return featureList(in_the_box);
}

/**
 * What the Legal Metrology (Packaged Commodities) Rules, 2011 ask to be shown with an offer: rule 6(10) names what
 * stands on the package, and whom to turn to.
 */
export function packageRows(product: Product): { name: string; value: string }[] {
  const { mrp, price, net_quantity, country_of_origin: origin, importer } = product;
  const { legalName, address, phone, email } = companyWords;
  return [
    { name: "MRP", value: `${formatPaise(mrp ?? price)}, incl. of all taxes` },
    { name: "Net quantity", value: net_quantity },
    { name: "Country of origin", value: originName(origin) },
    ...(importer ? [{ name: "Imported by", value: importer }] : []),
    { name: "Consumer care", value: `${legalName}, ${address}, ${phone}, ${email}` },
  ];
}

/** What this charger's site needs, with five questions. Lines whose figures are not known are left out. */
export function siteNeeds(product: Product): SiteNeeds {
  const { title, lead, lines, action, questions } = chargerPage.sites[siteOf(product)];
  const figures = { ...shopWords, ...siteFigures(product) };
  const traits = siteTraits(product);
  return {
    title,
    lead: filled(lead, figures),
    lines: lines.flatMap(({ name, value }) => {
      const text = filled(value, figures);
      return text ? [{ name, value: text }] : [];
    }),
    action,
    questions: questions.flatMap(({ question, answer, only }) => {
      const [asked, said] = [filled(question, figures), filled(answer, figures)];
      const holds = only === undefined || traits.has(only);
      return asked && said && holds ? [{ question: asked, answer: said }] : [];
    }),
  };
}

const POLICIES = {
  delivery: { label: "Shipping policy", href: "/shipping" },
  installation: { label: "How we work", href: "/how-we-work" },
  warranty: { label: "Terms", href: "/terms-conditions#warranty" },
  returns: { label: "Refund policy", href: "/refund-and-cancellation" },
};

function warrantyRow({ warranty_months, warranty_covers }: Product): PromiseRow[] {
  if (warranty_months === null) return [];
  const covers = warranty_covers && `. ${warranty_covers}`;
  const value = `${warrantyTime(warranty_months)}${covers}`;
  return [{ name: "Warranty", value: value.replace(/\.?$/, "."), more: POLICIES.warranty }];
}
