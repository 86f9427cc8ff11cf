import type { Metadata } from "next";
import { Suspense } from "react";
import { AddressList } from "@/components/account/address-list";
import { PictureForm } from "@/components/account/picture-form";
import { ProfileBusiness } from "@/components/account/profile-business";
import { ProfileDetails } from "@/components/account/profile-details";
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
    <div className="account-grid">
      <section className="surface profile-details" aria-labelledby="details">
        <div>
          <h2 id="details">Your details</h2>
          <p className="mute">
            Customer number <span className="numeric">{profile.user_number}</span>
          </p>
        </div>
        <PictureForm initial={profile} />
        <ProfileDetails initial={profile} />
        <ProfileBusiness initial={profile} />
      </section>
      <AddressList initial={addresses} />
    </div>
  );
}

function Waiting() {
  return (
    <Loading className="account-grid">
      <Skeleton height={460} borderRadius={12} />
      <Skeleton height={460} borderRadius={12} />
    </Loading>
  );
}
