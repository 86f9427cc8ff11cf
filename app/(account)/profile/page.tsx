import type { Metadata } from "next";
import { Suspense } from "react";
import { AddressList } from "@/components/account/address-list";
import { PictureForm } from "@/components/account/picture-form";
import { ProfileDetails } from "@/components/account/profile-details";
import { SettingSection } from "@/components/account/setting-section";
import { AccountShell } from "@/components/layout/account-shell";
import { LoadBoundary } from "@/components/ui/load-boundary";
import { Loading, Skeleton } from "@/components/ui/skeleton";
import { listAddresses } from "@/lib/accounts/addresses/addresses";
import { getProfile } from "@/lib/accounts/service";
import { requireCustomer } from "@/lib/auth/session/current";
import type { Customer } from "@/lib/identity/actor";

export const metadata: Metadata = { title: "My Profile" };

export default async function ProfilePage() {
  const customer = await requireCustomer("/profile");
  return (
    <AccountShell user={{ name: customer.name }}>
      <h1>My Profile</h1>
      <LoadBoundary text="An error occurred while fetching user details.">
        <Suspense fallback={<Waiting />}>
          <Loaded customer={customer} />
        </Suspense>
      </LoadBoundary>
    </AccountShell>
  );
}

async function Loaded({ customer }: { customer: Customer }) {
  const [{ user_data: profile }, addresses] = await Promise.all([
    getProfile(customer, {}),
    listAddresses(customer, {}),
  ]);
  return (
    <>
      <SettingSection id="picture" title="Picture" text="A photo of up to 5 MB. Only you see it.">
        <PictureForm initial={profile} />
      </SettingSection>
      <SettingSection
        id="details"
        title="Your details"
        text={
          <>
            Customer number <span className="numeric">{profile.user_number}</span>
          </>
        }
      >
        <ProfileDetails initial={profile} />
      </SettingSection>
      <AddressList initial={addresses} />
    </>
  );
}

function Waiting() {
  return (
    <Loading>
      <Skeleton height={160} />
      <Skeleton height={360} />
      <Skeleton height={240} />
    </Loading>
  );
}
