"use client";

import type { ComponentProps } from "react";
import { useForm } from "@/components/forms/form";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";

/** Submits the surrounding form. Busy while the submit runs, or while `busy` is set. */
export function SubmitButton({
  busy = false,
  ...rest
}: Omit<ComponentProps<typeof Button>, "type">) {
  const { pending } = useForm();
  return <Button {...rest} type="submit" busy={busy || pending} waking={!useHydrated()} />;
}
