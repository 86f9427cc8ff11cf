"use client";

import { type MouseEvent, type ReactNode, useState } from "react";
import { signInAgain } from "@/components/forms/go-to";
import { buttonClass } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import { adminStepUpState } from "@/lib/auth/session/contract";
import { failureText, send } from "@/lib/http/browser/client";
import { askForPassword } from "@/lib/http/browser/password-question";

type GuardedDownloadProps = {
  href: string;
  title: string;
  variant?: "line" | "ink";
  children: ReactNode;
};

/** Download that needs the password again. A download cannot ask for it itself, so the page asks first. */
export function GuardedDownload(props: GuardedDownloadProps) {
  const { href, title, variant = "line", children } = props;
  const [busy, setBusy] = useState(false);

  async function begin(event: MouseEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      const { proved_until } = await send(adminStepUpState, {});
      if (proved_until || (await askForPassword("admin"))) download(href);
    } catch (error) {
      if (signInAgain(error, "admin")) return;
      toast.error(failureText(error, { fallback: "The download could not be started." }));
    } finally {
      setBusy(false);
    }
  }

  return (
    <a
      className={buttonClass({ variant, size: "s" })}
      href={href}
      title={title}
      aria-busy={busy || undefined}
      onClick={begin}
      download
    >
      {children}
    </a>
  );
}

/** Starts a download like a click on a link. */
function download(href: string): void {
  const link = document.createElement("a");
  link.href = href;
  link.download = "";
  link.click();
}
