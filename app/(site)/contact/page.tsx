import { Trail } from "@/app/trail";
import { ContactForm } from "@/components/contact/contact-form";
import { OfficeList } from "@/components/site/office-list";
import { Opening } from "@/components/site/opening";
import { PhotoGuide } from "@/components/site/photo-guide";
import { TermList } from "@/components/site/words/term-list";
import { company } from "@/lib/content/company";
import { contactPage } from "@/lib/content/pages/contact";
import { telHref } from "@/lib/content/rules";
import { pageMetadata } from "@/lib/seo/metadata";
import "./contact.css";

const { title, description, ways, helps } = contactPage;
export const metadata = pageMetadata({ title, description, path: "/contact" });

export default function ContactPage() {
  return (
    <main id="main">
      <Trail path="/contact" />
      <Opening title={contactPage.heading} lead={contactPage.lead} />
      <p className="wrap reach-short numeric">
        <a className="link" href={telHref(company.phone)}>
          {company.phone}
        </a>
        <a className="link" href={`mailto:${company.email}`}>
          {company.email}
        </a>
        <span className="mute small">{ways.hours}</span>
      </p>
      <div className="wrap reach">
        <section className="reach-form" aria-labelledby="write">
          <h2 className="title" id="write">
            {contactPage.form.title}
          </h2>
          <ContactForm />
        </section>
        <div className="reach-ways">
          <section className="reach-call" aria-labelledby="call">
            <h2 className="title" id="call">
              {ways.title}
            </h2>
            <dl className="numeric">
              <dt className="mute small">{ways.phone}</dt>
              <dd>
                <a href={telHref(company.phone)}>{company.phone}</a>
              </dd>
              <dt className="mute small">{ways.email}</dt>
              <dd>
                <a href={`mailto:${company.email}`}>{company.email}</a>
              </dd>
            </dl>
            <p className="mute">{ways.hours}</p>
          </section>
          <section aria-labelledby="come">
            <h2 className="title" id="come">
              {contactPage.offices.title}
            </h2>
            <OfficeList company={company.legalName} offices={company.offices} />
          </section>
        </div>
      </div>
      <TermList {...helps} white>
        <PhotoGuide captions={helps.photos} />
      </TermList>
    </main>
  );
}
