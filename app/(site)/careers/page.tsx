import { Trail } from "@/app/trail";
import { Opening } from "@/components/site/opening";
import { RoleList } from "@/components/site/role-list";
import { TermList } from "@/components/site/words/term-list";
import { Shot } from "@/components/ui/shot";
import { company } from "@/lib/content/company";
import { careers } from "@/lib/content/pages/careers";
import { pageMetadata } from "@/lib/seo/metadata";

const { title, description } = careers;
export const metadata = pageMetadata({ title, description, path: "/careers" });

export default function CareersPage() {
  return (
    <main id="main">
      <Trail path="/careers" />
      <Opening title={careers.heading} lead={careers.lead} />
      <Shot className="wide-shot" picture={careers.picture} sizes="100vw" priority />
      <RoleList roles={careers.roles} words={careers.open} email={company.email} />
      <TermList {...careers.kinds} />
      <TermList {...careers.hiring} white />
    </main>
  );
}
