import type { Metadata } from "next";
import { Lost } from "@/app/lost";
import { CheckoutHeader } from "@/components/layout/header/checkout-header";
import { company } from "@/lib/content/company";
import { notFoundPage } from "@/lib/content/pages/not-found";

export const metadata: Metadata = { title: notFoundPage.title };

/** For a page whose order, charger or the like does not exist. Next sends it along with every page: it is small. */
export default function NotFound() {
  return (
    <>
      <CheckoutHeader phone={company.phone} />
      <Lost />
    </>
  );
}
