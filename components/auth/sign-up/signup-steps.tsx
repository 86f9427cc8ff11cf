"use client";

import { type ReactNode, useState } from "react";
import { AuthStep } from "@/components/auth/auth-step";
import { SignupCodeStep } from "@/components/auth/sign-up/signup-code-step";
import type { Newcomer } from "@/components/auth/sign-up/use-code-signup";
import { SignupForm } from "@/components/auth/signup-form";

type SignupStepsProps = {
  /** Link to the login; keeps the `next` path. */
  loginHref: string;
  /** Where the visitor was going, a checked path. */
  onward?: string;
  /** Where an account made by code goes if the visitor was on no way. */
  home: string;
  lead?: string;
  ways?: ReactNode;
  /** The sentence below the first step. */
  below?: ReactNode;
};

/** Sign-up of a customer: at once with a password, or in a second step with an emailed code. */
export function SignupSteps({ loginHref, onward, home, lead, ways, below }: SignupStepsProps) {
  const [person, setPerson] = useState<Newcomer>();
  const [step, setStep] = useState<"form" | "code">("form");

  function toCode(typed: Newcomer) {
    setPerson(typed);
    setStep("code");
  }

  if (person && step === "code") {
    const next = onward ?? home;
    return <SignupCodeStep person={person} onward={next} onBack={() => setStep("form")} />;
  }
  return (
    <AuthStep title="Sign up" lead={lead} ways={ways} below={below}>
      <SignupForm loginHref={loginHref} onward={onward} byCode={{ onSent: toCode, person }} />
    </AuthStep>
  );
}
