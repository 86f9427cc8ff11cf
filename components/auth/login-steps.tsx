"use client";

import { type ReactNode, useState } from "react";
import { AuthStep } from "@/components/auth/auth-step";
import { CodeStep } from "@/components/auth/code-step";
import { LoginForm } from "@/components/auth/login-form";
import { maskEmail } from "@/components/auth/mask-email";
import type { SecondFactor } from "@/lib/auth/fields";
import type { Audience } from "@/lib/identity/actor";

type LoginStepsProps = {
  audience: Audience;
  title: string;
  /** Where to go after success: a checked path. */
  next: string;
  /** The masked address of a login that waits for its code: the page then starts there. */
  waitingFor?: string;
  /** Where its code comes from. */
  secondFactor?: SecondFactor;
  /** The sentence under the password step. */
  below: ReactNode;
};

/** Login in one page: e-mail and password, then the code where the account asks for one. */
export function LoginSteps(props: LoginStepsProps) {
  const { audience, title, next, below } = props;
  const [sentTo, setSentTo] = useState(props.waitingFor);
  const [secondFactor, setSecondFactor] = useState(props.secondFactor ?? "mail");
  const [cameBack, setCameBack] = useState(false);

  function toPassword() {
    rememberOther(true);
    setCameBack(true);
    setSentTo(undefined);
  }

  function toCode(email: string, by: SecondFactor) {
    rememberOther(false);
    setSecondFactor(by);
    setSentTo(maskEmail(email));
  }

  if (sentTo) {
    const step = { audience, next, sentTo, secondFactor };
    return <CodeStep {...step} onBack={toPassword} />;
  }
  return (
    <AuthStep title={title} below={below}>
      <LoginForm audience={audience} next={next} autoFocus={cameBack} onCode={toCode} />
    </AuthStep>
  );
}

/** The sealed cookie of the waiting login outlives "Other account": the address says that it is not meant. */
function rememberOther(other: boolean): void {
  const url = new URL(window.location.href);
  if (other) url.searchParams.set("other", "1");
  else url.searchParams.delete("other");
  window.history.replaceState(null, "", url);
}
