import { useEffect, useRef, useState } from "react";
import { CHARGER } from "@/lib/catalogue/compare/compare-address";

/**
 * The picked chargers of a form, read from its own boxes: ticks that were set before the scripts came, or that the
 * browser restored, count too.
 */
export function usePicks() {
  const form = useRef<HTMLFormElement>(null);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const read = () => setPicked(picksOf(form.current));
  useEffect(() => setPicked(picksOf(form.current)), []);
  return { form, picked, read };
}

function picksOf(form: HTMLFormElement | null): string[] {
  return form ? new FormData(form).getAll(CHARGER).map(String) : [];
}
