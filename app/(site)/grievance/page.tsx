import { Trail } from "@/app/trail";
import { ContactForm } from "@/components/contact/contact-form";
import { LegalPage } from "@/components/site/legal-page";
import { legalText } from "@/lib/content/pages/legal";
import { pageMetadata } from "@/lib/seo/metadata";
import "./grievance.css";

const text = legalText("grievance");

export const metadata = pageMetadata(text);

export default function GrievancePage() {
  return (
    <LegalPage text={text}>
      <Trail path={text.path} />
      <section className="complaint" aria-labelledby="complaint">
        <h2 className="title grievance-title" id="complaint">
          Write your complaint
        </h2>
        <ContactForm topic="grievance" />
      </section>
    </LegalPage>
  );
}
