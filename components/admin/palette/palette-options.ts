import { may, type OfficeRole } from "@/lib/call/roles";
import type { OfficeFound } from "@/lib/palette/contract";
import { type OfficePage, officePages } from "@/lib/palette/pages";
import { matchingPages, type Recent } from "@/lib/palette/rules";

/** One target; `note` distinguishes it from others with the same label. */
export type PaletteOption = { label: string; note?: string; href: string };
export type PaletteGroup = { title: string; options: readonly PaletteOption[] };

/** The pages that a role may use. */
export function pagesFor(role: OfficeRole | null): readonly OfficePage[] {
  return officePages.filter(({ right }) => right === undefined || may(role, right));
}

/** The options for a query: pages at once, search results as they arrive. */
export function groupsFor(
  query: string,
  found: OfficeFound | undefined,
  pages: readonly OfficePage[],
): PaletteGroup[] {
  return filled([
    { title: "Pages", options: matchingPages(query, pages) },
    { title: "Orders", options: found?.orders.map(orderOption) ?? [] },
    { title: "Products", options: found?.products.map(productOption) ?? [] },
    { title: "Customers", options: found?.customers.map(customerOption) ?? [] },
  ]);
}

/** The options before anything is typed: recent ones and the pages of the sidebar. */
export function groupsBefore(
  recents: readonly Recent[],
  pages: readonly OfficePage[],
): PaletteGroup[] {
  return filled([
    { title: "Opened last", options: recents },
    { title: "Pages", options: pages },
  ]);
}

/** Element id of an option, by its index. */
export function optionId(index: number): string {
  return `palette-option-${index}`;
}

function filled(groups: PaletteGroup[]): PaletteGroup[] {
  return groups.filter(({ options }) => options.length > 0);
}

function orderOption({ id, number, customer, product }: OfficeFound["orders"][number]) {
  return { label: number, note: `${customer}, ${product}`, href: `/admin/orders/${id}` };
}

function productOption({ id, name, model, listed }: OfficeFound["products"][number]) {
  const note = listed ? model : `${model}, delisted`;
  return { label: name, note, href: `/admin/product/view/${id}` };
}

function customerOption({ id, name, email }: OfficeFound["customers"][number]) {
  return { label: name, note: email, href: `/admin/users/${id}` };
}
