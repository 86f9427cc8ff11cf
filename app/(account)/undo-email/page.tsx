import type { Metadata } from "next";
import { AuthFrame } from "@/components/auth/auth-frame";
import { AuthStep } from "@/components/auth/auth-step";
import { UndoEmail } from "@/components/auth/security/undo-email";
import { ButtonLink } from "@/components/ui/button";
import { emailUndoState } from "@/lib/auth/email/email-undo";
import { AppError } from "@/lib/call/errors";
import { company } from "@/lib/content/company";
import { guest } from "@/lib/identity/actor";
import { pageOrigin } from "@/lib/identity/page-origin";

export const metadata: Metadata = { title: "Take your account back", robots: { index: false } };

type Props = { searchParams: Promise<{ token?: string | string[] }> };

/** Target of the link mailed to the old address. Opening it changes nothing, because mail scanners open links. */
export default async function UndoEmailPage({ searchParams }: Props) {
  const { token } = await searchParams;
  const found = await read(typeof token === "string" ? token : "");
  return (
    <AuthFrame phone={company.phone}>
      {found instanceof AppError ? (
        <AuthStep title="This link no longer works" lead={found.message}>
          <ButtonLink href="/contact" variant="line">
            Contact us
          </ButtonLink>
        </AuthStep>
      ) : (
        <UndoEmail {...found} />
      )}
    </AuthFrame>
  );
}

async function read(token: string) {
  try {
    return { token, ...(await emailUndoState({ ...guest, from: await pageOrigin() }, { token })) };
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return error;
    throw error;
  }
}
