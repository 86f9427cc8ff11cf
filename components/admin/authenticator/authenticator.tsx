"use client";

import { CodeForm } from "@/components/admin/authenticator/code-form";
import { RecoveryCodes } from "@/components/admin/authenticator/recovery-codes";
import { SetUp } from "@/components/admin/authenticator/set-up";
import { useAuthenticator } from "@/components/admin/authenticator/use-authenticator";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { StateLabel } from "@/components/ui/facts/state-label";
import { formatDateTime } from "@/lib/dates";

type AuthenticatorProps = { since: Date | null; codesLeft: number };

/** Shows whether logins need a code of an authenticator app, with buttons to set it up, renew or remove it. */
export function Authenticator({ since, codesLeft }: AuthenticatorProps) {
  const app = useAuthenticator();
  const { step, begun } = app;
  return (
    <div className="stack">
      <div className="flex-row between">
        <StateLabel tone={since ? "ok" : "off"}>
          {since ? `On since ${formatDateTime(since)}` : "Off"}
        </StateLabel>
        {!since && (
          <Button size="s" variant="ink" busy={app.busy} onClick={app.start}>
            Set up
          </Button>
        )}
      </div>
      {since && (
        <>
          <p className="mute">{leftWords(codesLeft)}</p>
          <p className="flex-row">
            <Button size="s" variant="line" onClick={() => app.go("renewal")}>
              New recovery codes
            </Button>
            <Button size="s" variant="line" onClick={() => app.go("removal")}>
              Turn off
            </Button>
          </p>
        </>
      )}
      <Dialog
        open={step !== undefined}
        // Escape must not close the dialog while it shows the recovery codes.
        onClose={step === "codes" ? keepOpen : app.close}
        size="s"
        labelledBy="authenticator-dialog"
        closeButton={step !== "codes"}
      >
        {step && (
          <div className="dialog-body">
            <h2 className="title" id="authenticator-dialog">
              {TITLES[step]}
            </h2>
            {TEXTS[step] && <p className="mute dialog-text">{TEXTS[step]}</p>}
            {step === "set-up" && begun && <SetUp begun={begun} onCode={app.turnOn} />}
            {step === "renewal" && <CodeForm yes="Create new codes" onCode={app.renew} />}
            {step === "removal" && <CodeForm yes="Turn off" danger onCode={app.turnOff} />}
            {step === "codes" && <RecoveryCodes codes={app.codes} onDone={app.close} />}
          </div>
        )}
      </Dialog>
    </div>
  );
}

function keepOpen() {}

const TITLES = {
  "set-up": "Set up your app",
  renewal: "New recovery codes",
  removal: "Turn the app off",
  codes: "Your recovery codes",
};

const TEXTS = {
  "set-up": undefined,
  renewal: "Your present codes will stop working.",
  removal:
    "Logging in will no longer need a code from the app. Your recovery codes stop working too.",
  codes: "They let you in if you lose your phone. They are not shown again.",
};

function leftWords(left: number): string {
  if (left === 0) return "No recovery codes left. Create new ones now.";
  return left === 1 ? "One recovery code is left." : `${left} recovery codes are left.`;
}
