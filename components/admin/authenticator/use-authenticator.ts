"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import type { Begun } from "@/components/admin/authenticator/set-up";
import { signInAgain } from "@/components/forms/go-to";
import { toast } from "@/components/ui/toast/toast";
import {
  useBeginAuthenticator,
  useConfirmAuthenticator,
  useRemoveAuthenticator,
  useRenewAuthenticatorCodes,
} from "@/lib/auth/authenticator/hooks";
import { failureText } from "@/lib/http/browser/client";

/** Content of the dialog. */
type Step = "set-up" | "renewal" | "removal" | "codes";

/** Steps to set up an authenticator app, renew its recovery codes and turn it off. */
export function useAuthenticator() {
  const confirm = useConfirmAuthenticator();
  const renew = useRenewAuthenticatorCodes();
  const remove = useRemoveAuthenticator();
  const [step, go] = useState<Step>();
  const [codes, setCodes] = useState<string[]>([]);
  const { begun, setBegun, start, busy } = useSetUp(() => go("set-up"));
  const router = useRouter();

  function show(answer: { message: string; recovery_codes: string[] }) {
    toast.success(answer.message);
    setCodes(answer.recovery_codes);
    setBegun(undefined);
    go("codes");
    router.refresh();
  }

  function close() {
    setCodes([]);
    setBegun(undefined);
    go(undefined);
  }

  async function turnOff(code: string) {
    toast.success((await remove.mutateAsync({ code })).message);
    close();
    router.refresh();
  }

  return {
    ...{ step, go, begun, codes, busy, start, close, turnOff },
    turnOn: async (code: string) => show(await confirm.mutateAsync({ code })),
    renew: async (code: string) => show(await renew.mutateAsync({ code })),
  };
}

/** The set-up's secret and QR code, once the server has started it. */
function useSetUp(onBegun: () => void) {
  const { mutateAsync, isPending } = useBeginAuthenticator();
  const [begun, setBegun] = useState<Begun>();
  const router = useRouter();

  async function start() {
    try {
      setBegun(await mutateAsync({}));
      onBegun();
    } catch (error) {
      if (signInAgain(error, "admin")) return;
      toast.error(failureText(error, { fallback: "Set-up could not be started." }));
      router.refresh();
    }
  }

  return { begun, setBegun, start, busy: isPending };
}
