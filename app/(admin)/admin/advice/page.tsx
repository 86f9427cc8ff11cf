import type { Metadata } from "next";
import { type ReactNode, Suspense } from "react";
import { AnswerTable } from "@/components/admin/advice/answer-table";
import { CarForm } from "@/components/admin/advice/car-form";
import { PreviewForm, PreviewTable } from "@/components/admin/advice/price-preview";
import { ReportNav } from "@/components/admin/sales/report-nav";
import { RowsSkeleton } from "@/components/admin/ui/rows-skeleton";
import { viewInput } from "@/components/admin/view/view-address";
import { ViewBody, ViewState } from "@/components/admin/view/view-state";
import { ViewTabs } from "@/components/admin/view/view-tabs";
import { AdminShell } from "@/components/layout/admin-shell";
import { LoadBoundary } from "@/components/ui/load-boundary";
import { previewAdvice, previewCar, readAdvice } from "@/lib/advice/office/service";
import { requireAdmin } from "@/lib/auth/session/current";
import { validInput } from "@/lib/call/view-input";
import type { Admin } from "@/lib/identity/actor";

export const metadata: Metadata = { title: "Advice", robots: { index: false } };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function AdvicePage({ searchParams }: Props) {
  const admin = await requireAdmin("/admin/advice");
  const given = viewInput(await searchParams);
  return (
    <AdminShell user={{ name: admin.name, role: admin.role }}>
      <h1>Advice</h1>
      <ReportNav />
      <p className="mute">
        Which chargers the site and the API named, in counts: nothing says who asked.
      </p>
      <ViewState path="/admin/advice">
        <div className="view-bar">
          <ViewTabs label="Period" name="days" choices={PERIOD_CHOICES} />
        </div>
        <LoadBoundary text="The advice could not be loaded." boxed>
          <Suspense fallback={<RowsSkeleton rows={8} head />}>
            <Advice admin={admin} given={given} />
          </Suspense>
        </LoadBoundary>
      </ViewState>
    </AdminShell>
  );
}

const PERIOD_CHOICES = [
  { value: "7", label: "7 days" },
  { value: "", label: "28 days" },
  { value: "90", label: "90 days" },
];

async function Advice({ admin, given }: { admin: Admin; given: Record<string, string> }) {
  const asked = validInput(readAdvice.call.input, given);
  const { answers, chargers, cars } = await readAdvice(admin, asked);
  const wanted = previewAdvice.call.input.safeParse(given);
  const preview = wanted.success ? await previewAdvice(admin, wanted.data) : null;
  const wantedCar = previewCar.call.input.safeParse(given);
  const isListed = cars.some(({ slug }) => slug === given.car);
  const carPreview = wantedCar.success && isListed ? await previewCar(admin, wantedCar.data) : null;
  return (
    <ViewBody>
      <Box id="answers" title="What was advised">
        <AnswerTable
          answers={answers.filter(({ charger }) => charger !== null)}
          none="Nobody asked in these days."
        />
      </Box>
      <Box id="none" title="Where no charger fitted">
        <AnswerTable
          answers={answers.filter(({ charger }) => charger === null)}
          none="There was a charger for everybody who asked."
        />
      </Box>
      <Box
        id="preview"
        title="Before a price changes"
        help="Which of 200 fixed households would get other chargers: each model of our list in five situations."
      >
        <PreviewForm chargers={chargers} slug={given.slug} price={given.price} />
        {preview && <PreviewTable preview={preview} />}
      </Box>
      <Box
        id="car-preview"
        title="Before a car changes"
        help="The same households, if a model charged by other figures. What you leave empty stays as it is."
      >
        <CarForm cars={cars} given={given} />
        {carPreview && <PreviewTable preview={carPreview} />}
      </Box>
    </ViewBody>
  );
}

type BoxProps = { id: string; title: string; help?: string; children: ReactNode };

function Box({ id, title, help, children }: BoxProps) {
  return (
    <section className="surface surface--table visit-box" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {help && <p className="mute small visit-help">{help}</p>}
      {children}
    </section>
  );
}
