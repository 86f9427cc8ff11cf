import { Trail } from "@/app/trail";
import { LegalPage } from "@/components/site/legal-page";
import { legalText } from "@/lib/content/pages/legal";
import { pageMetadata } from "@/lib/seo/metadata";
import "@/styles/pages/article.css";

const text = legalText("terms-conditions");

export const metadata = pageMetadata(text);

export default function TermsConditionsPage() {
  return (
    <>
      <Trail path={text.path} />
      <LegalPage text={text} />
    </>
  );
}
