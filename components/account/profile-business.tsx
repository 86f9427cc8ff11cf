"use client";

import { signInAgain } from "@/components/forms/go-to";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { Profile } from "@/lib/accounts/contract";
import { useProfile, useUpdateProfile } from "@/lib/accounts/hooks";
import { failureText } from "@/lib/http/browser/client";

/** The business of the last order with a GSTIN, which the checkout offers again. */
export function ProfileBusiness({ initial }: { initial: Profile }) {
  const { business } = useProfile(initial).data?.user_data ?? initial;
  const { mutateAsync, isPending } = useUpdateProfile();
  const hydrated = useHydrated();
  if (!business) return null;

  async function remove() {
    try {
      await mutateAsync({ business: null });
      toast.success("The checkout will no longer offer this business.");
    } catch (error) {
      if (signInAgain(error)) return;
      toast.error(failureText(error, { fallback: "The business could not be removed." }));
    }
  }

  return (
    <section className="stack" aria-labelledby="business">
      <h3 id="business">Your business</h3>
      <p>
        {business.legal_name}
        <span className="own-line numeric">{business.gstin}</span>
      </p>
      <p className="mute small">
        Offered at the checkout when you need a GST invoice. Invoices that were issued stay as they
        are.
      </p>
      <Button
        size="s"
        variant="line"
        className="own-width"
        waking={!hydrated}
        busy={isPending}
        onClick={remove}
      >
        Remove
      </Button>
    </section>
  );
}
