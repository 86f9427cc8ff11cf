"use client";

import { useState } from "react";
import type { Address, Profile } from "@/lib/accounts/contract";
import type { FieldErrors } from "@/lib/call/errors";
import { BusinessInput, Pan } from "@/lib/orders/business/contract";
import { asksPan } from "@/lib/orders/business/rules";
import { cleanGstin, gstinFault } from "@/lib/tax/gstin";
import { asksShipTo, stateCodeOf, stateName } from "@/lib/tax/place";

/** What stands in the fields; "" where nothing does. */
type Typed = {
  gstin: string;
  legal_name: string;
  use: string;
  address: string;
  city: string;
  pin: string;
  pan: string;
};

/** What is sent about the buyer. */
export type BuyerRequest = { business?: BusinessInput; pan?: string };

type Asked = { address: Address | undefined; totalPaise: number; panAbovePaise: number | null };

/** Who the invoice is made out to: a business with its GSTIN, or above a limit a person with a PAN. */
export function useBuyer(saved: Profile["business"], asked: Asked) {
  const [isBusiness, setBusiness] = useState(false);
  const [typed, setTyped] = useState<Typed>(() => firstTyped(saved));
  const [errors, setErrors] = useState<FieldErrors>({});
  const gstin = cleanGstin(typed.gstin);
  const deliveryState = (asked.address && stateCodeOf(asked.address.state)) ?? null;
  const isElsewhere =
    isBusiness && gstinFault(gstin) === null && asksShipTo({ buyerGstin: gstin, deliveryState });
  const needsPan = asksPan(asked.totalPaise, asked.panAbovePaise, isBusiness);

  /** What to send; undefined if something is wrong: then the fields say what, and the first has the focus. */
  function read(): BuyerRequest | undefined {
    const wrong: FieldErrors = {};
    const business = isBusiness ? readBusiness(typed, isElsewhere, wrong) : undefined;
    const pan = needsPan ? readPan(typed.pan, wrong) : undefined;
    setErrors(wrong);
    const [first] = Object.keys(wrong);
    if (first) document.getElementsByName(first)[0]?.focus();
    return first ? undefined : { business, pan };
  }

  return {
    ...{ isBusiness, typed, errors, isElsewhere, needsPan, read },
    gstinState: isElsewhere ? stateName(gstin.slice(0, 2)) : null,
    choose: (on: boolean) => {
      setErrors({});
      setBusiness(on);
    },
    type: (name: keyof Typed, text: string) => {
      setErrors({});
      setTyped((old) => ({ ...old, [name]: text }));
    },
  };
}

export type BuyerChoice = ReturnType<typeof useBuyer>;

function firstTyped(saved: Profile["business"]): Typed {
  return {
    ...{ gstin: saved?.gstin ?? "", legal_name: saved?.legal_name ?? "", use: saved?.use ?? "" },
    ...(saved?.billing ?? { address: "", city: "", pin: "" }),
    pan: "",
  };
}

function readBusiness(
  { gstin, legal_name, use, address, city, pin }: Typed,
  isElsewhere: boolean,
  wrong: FieldErrors,
): BusinessInput | undefined {
  const more = isElsewhere ? { use, billing: { address, city, pin } } : {};
  const given = BusinessInput.safeParse({ gstin, legal_name, ...more });
  for (const { path, message } of given.error?.issues ?? []) {
    const name = path.at(-1) as keyof Typed;
    wrong[name] ??= [message];
  }
  return given.data;
}

function readPan(text: string, wrong: FieldErrors): string | undefined {
  const given = Pan.safeParse(text);
  if (given.error) wrong.pan = given.error.issues.slice(0, 1).map(({ message }) => message);
  return given.data;
}
