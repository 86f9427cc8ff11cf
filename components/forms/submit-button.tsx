"use client";

import type { ComponentProps } from "react";
import { useForm } from "@/components/forms/form";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";

/** Sends the form around it and is busy as long as that runs, or as long as `busy` says. */
export function SubmitButton({
  busy = false,
  ...rest
}: Omit<ComponentProps<typeof Button>, "type">) {
  const { pending } = useForm();
  return <Button {...rest} type="submit" busy={busy || pending} waking={!useHydrated()} />;
}
