"use client";

import { useState } from "react";
import type { Person } from "@/components/admin/new-order/customer-pick";
import { entryFields, phoneFault, readEntry } from "@/components/admin/new-order/entry-input";
import type { EnteredOrder } from "@/components/admin/new-order/order-entered";
import type { EntryFailure } from "@/components/admin/new-order/order-summary";
import type { OrderLine } from "@/components/admin/new-order/product-pick";
import { WRITTEN } from "@/components/delivery/delivery-input";
import { checkInput } from "@/components/forms/check-input";
import { useKey } from "@/components/forms/use-key";
import { AppError, type FieldErrors } from "@/lib/call/errors";
import { failureText } from "@/lib/http/browser/client";
import { enterOrder, type OfficeMethod } from "@/lib/orders/office/contract";
import {
  type OrderEntry,
  useEnterOrder,
  useOrderPreview,
  usePerson,
} from "@/lib/orders/office/hooks";

/** State of the order being entered: customer, products, address, payment and result. Amounts in paise. */
export function useNewOrder(firstPerson: Person | undefined) {
  const [isNew, setNew] = useState(false);
  const [person, setPerson] = useState(firstPerson);
  const [lines, setLines] = useState<OrderLine[]>([]);
  const [picked, setAddress] = useState<string>();
  const [method, setMethod] = useState<OfficeMethod>("online");
  const { fields, failure, entered, submitting } = useEntry();

  const book = usePerson(isNew ? undefined : person?.id);
  const addresses = isNew ? [] : (book.data?.addresses ?? []);
  const isThere = picked === WRITTEN || addresses.some(({ id }) => id === picked);
  const address = picked && isThere ? picked : (addresses[0]?.id ?? WRITTEN);
  const products = lines.map(({ productid, quantity }) => ({ productid, quantity }));
  const preview = useOrderPreview(products, isNew ? undefined : person?.id);
  const priced = lines.length > 0 ? preview.data : undefined;
  const fee = method === "cash" ? (priced?.cash.fee ?? 0) : 0;
  const total = (priced?.total ?? 0) + fee;
  const problem = problemOf(priced, method);

  async function submit(data: FormData) {
    if (problem) return;
    const entry = readEntry(data, { userId: person?.id, isNew, lines, method, total });
    // Prices or stock may have changed since the preview was loaded.
    if (!(await submitting(entry))) void preview.refetch();
  }

  return {
    ...{ isNew, setNew, person, lines, setLines, address, setAddress, method, setMethod },
    setPerson: (chosen: Person | undefined) => {
      setPerson(chosen);
      setAddress(undefined);
    },
    ...{ addresses, total, problem, fields, failure, entered, submit, preview: priced },
    loading: !isNew && person !== undefined && book.isPending,
    waiting: lines.length > 0 && (preview.isFetching || preview.isPlaceholderData),
  };
}

export type NewOrder = ReturnType<typeof useNewOrder>;

/** Validates and sends an order, and holds its errors. An error loses nothing that was typed. */
function useEntry() {
  const [fields, setFields] = useState<FieldErrors>();
  const [failure, setFailure] = useState<EntryFailure>();
  const [entered, setEntered] = useState<EnteredOrder>();
  const { mutateAsync } = useEnterOrder();
  const keyOf = useKey();

  /** Resolves to whether the order was entered. */
  async function submitting(entry: OrderEntry): Promise<boolean> {
    setFailure(undefined);
    const isNew = entry.customer !== undefined;
    const wrong = { ...phoneFault(entry), ...checkInput(enterOrder, entry) };
    setFields(Object.keys(wrong).length > 0 ? entryFields(wrong, isNew) : undefined);
    if (Object.keys(wrong).length > 0) return false;
    try {
      setEntered(await mutateAsync({ input: entry, key: keyOf(entry) }));
      return true;
    } catch (error) {
      const known = error instanceof AppError ? error : undefined;
      if (known?.fields) setFields(entryFields(known.fields, isNew));
      else setFailure(failureOf(error));
      return false;
    }
  }

  return { fields, failure, entered, submitting };
}

function failureOf(error: unknown): EntryFailure {
  if (error instanceof AppError && error.code === "unauthenticated") {
    return {
      text: "Your session has ended. Nothing was entered, and nothing here is lost.",
      login: true,
    };
  }
  return {
    text: failureText(error, {
      fallback: "The order could not be entered. Please try again.",
      network: "The server did not answer. Try again: it will not be entered twice.",
    }),
  };
}

function problemOf(preview: NewOrder["preview"], method: OfficeMethod): string | null {
  if (!preview) return null;
  const line = preview.lines.find(({ problem }) => problem);
  if (line) return `${line.product_name}: ${line.problem}`;
  return preview.problem ?? preview[method].problem;
}
