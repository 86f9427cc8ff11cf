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
  /** Path to go to after the login, already checked. */
  next: string;
  /** Masked address of a login that is waiting for its code; the page then starts at the code step. */
  waitingFor?: string;
  /** Whether that code comes by mail or from the authenticator app. */
  secondFactor?: SecondFactor;
  /** The sentence under the title, and the choice of ways in, of the password step. */
  lead?: string;
  ways?: ReactNode;
  /** The sentence below the password step. */
  below?: ReactNode;
};

/** Login on one page: email and password, then the code if the account has a second factor. */
export function LoginSteps(props: LoginStepsProps) {
  const { audience, title, next, lead, ways, below } = props;
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
    <AuthStep title={title} lead={lead} ways={ways} below={below}>
      <LoginForm audience={audience} next={next} autoFocus={cameBack} onCode={toCode} />
    </AuthStep>
  );
}

/** The cookie of the pending login survives "Other account", so `?other=1` tells the page to ignore it. */
function rememberOther(other: boolean): void {
  const url = new URL(window.location.href);
  if (other) url.searchParams.set("other", "1");
  else url.searchParams.delete("other");
  window.history.replaceState(null, "", url);
}
