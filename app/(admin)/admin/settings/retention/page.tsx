import type { Metadata } from "next";
import { Suspense } from "react";
import { SettingsPage } from "@/app/(admin)/admin/settings-page";
import { RetentionTable } from "@/components/admin/settings/retention-table";
import { RowsSkeleton } from "@/components/admin/ui/rows-skeleton";
import { TextLink } from "@/components/ui/facts/text-link";
import { LoadBoundary } from "@/components/ui/load-boundary";
import { requireAdmin } from "@/lib/auth/session/current";
import type { Admin } from "@/lib/identity/actor";
import { listRetention } from "@/lib/retention/service";

export const metadata: Metadata = { title: "Data retention", robots: { index: false } };

export default async function RetentionPage() {
  const admin = await requireAdmin("/admin/settings/retention");
  return (
    <SettingsPage
      admin={admin}
      title="Data retention"
      text={
        <>
          What is deleted automatically, and when. The{" "}
          <TextLink href="/privacy-policy">privacy policy</TextLink> promises the same.
        </>
      }
    >
      <LoadBoundary text="The rules could not be loaded." boxed>
        <Suspense fallback={<RowsSkeleton rows={8} />}>
          <Rules admin={admin} />
        </Suspense>
      </LoadBoundary>
    </SettingsPage>
  );
}

async function Rules({ admin }: { admin: Admin }) {
  const { rules, next_run_at } = await listRetention(admin, {});
  return <RetentionTable rules={rules} next={next_run_at} />;
}
