import type { Metadata } from "next";
import { Suspense } from "react";
import { SettingsPage } from "@/app/(admin)/admin/settings-page";
import { KeyList } from "@/components/admin/api-keys/key-list";
import { NewKey } from "@/components/admin/api-keys/new-key";
import { RowsSkeleton } from "@/components/admin/ui/rows-skeleton";
import { viewInput } from "@/components/admin/view/view-address";
import { ViewState } from "@/components/admin/view/view-state";
import { TextLink } from "@/components/ui/facts/text-link";
import { LoadBoundary } from "@/components/ui/load-boundary";
import { listApiKeys } from "@/lib/api-keys/service";
import { requireAdmin } from "@/lib/auth/session/current";
import { validInput } from "@/lib/call/view-input";
import type { Admin } from "@/lib/identity/actor";

export const metadata: Metadata = { title: "API keys", robots: { index: false } };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ApiKeysPage({ searchParams }: Props) {
  const admin = await requireAdmin("/admin/settings/api-keys", "run");
  const given = viewInput(await searchParams);
  return (
    <SettingsPage
      admin={admin}
      title="API keys"
      text={
        <>
          What opens the shop to an app, a tool or another server. The{" "}
          <TextLink href="/api/docs" prefetch={false}>
            API documentation
          </TextLink>{" "}
          says what each call does.
        </>
      }
      action={<NewKey />}
    >
      <ViewState path="/admin/settings/api-keys">
        <LoadBoundary text="The API keys could not be loaded." boxed>
          <Suspense fallback={<RowsSkeleton rows={4} />}>
            <Keys admin={admin} given={given} />
          </Suspense>
        </LoadBoundary>
      </ViewState>
    </SettingsPage>
  );
}

async function Keys({ admin, given }: { admin: Admin; given: Record<string, string> }) {
  const asked = validInput(listApiKeys.call.input, given);
  const { api_keys, next, previous } = await listApiKeys(admin, asked);
  return <KeyList keys={api_keys} ends={{ next, previous }} />;
}
