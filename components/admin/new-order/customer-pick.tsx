"use client";

import { useState } from "react";
import { SearchField } from "@/components/admin/new-order/search-field";
import { useDebounced } from "@/components/admin/palette/use-debounced";
import { Input } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { Pills } from "@/components/ui/facts/pills";
import { TextButton, TextLink } from "@/components/ui/facts/text-link";
import { formatPhone } from "@/lib/accounts/rules";
import { useFewUsers } from "@/lib/orders/office/hooks";

/** A customer who has an account. */
export type Person = { id: string; name: string; email: string; phone_number: string | null };

type CustomerPickProps = {
  isNew: boolean;
  onNew: (isNew: boolean) => void;
  person: Person | undefined;
  onPerson: (person: Person | undefined) => void;
};

/** Choice of the customer: an existing account or a new customer. Switching keeps what was typed. */
export function CustomerPick({ isNew, onNew, person, onPerson }: CustomerPickProps) {
  return (
    <section className="surface" aria-labelledby="no-customer">
      <h2 id="no-customer">Customer</h2>
      <Pills
        legend="Customer"
        hideLegend
        name="who"
        choices={WAYS}
        value={[isNew ? "new" : "known"]}
        onChange={(way) => onNew(way === "new")}
      />
      <div hidden={!isNew} className="form-body">
        <NewCustomer />
      </div>
      {!isNew && person && <Chosen person={person} onChange={() => onPerson(undefined)} />}
      {!isNew && !person && <FindCustomer onPerson={onPerson} />}
    </section>
  );
}

const WAYS = [
  { value: "known", label: "Has an account" },
  { value: "new", label: "New customer" },
];

function Chosen({ person, onChange }: { person: Person; onChange: () => void }) {
  return (
    <div className="flex-row between">
      <p>
        <TextLink href={`/admin/users/${person.id}`} target="_blank">
          {person.name}
        </TextLink>
        <span className="own-line mute numeric">{reachOf(person)}</span>
      </p>
      <TextButton onClick={onChange}>Another customer</TextButton>
    </div>
  );
}

function FindCustomer({ onPerson }: Pick<CustomerPickProps, "onPerson">) {
  const [query, setQuery] = useState("");
  const rested = useDebounced(query, PAUSE_MS);
  const search = useFewUsers(rested);
  const users = query.trim() === "" ? [] : (search.data?.users ?? []);
  return (
    <SearchField
      name="user_id"
      label="Find the customer"
      placeholder="Name, email, phone or customer number"
      query={query}
      onQuery={setQuery}
      search={search}
      found={search.data && users.length}
    >
      {users.length > 0 && (
        <ul className="new-order-found" aria-label="Customers found">
          {users.map((user) => (
            <li key={user.id}>
              <button type="button" onClick={() => onPerson(user)}>
                <b>{user.name}</b>
                <span className="mute numeric">{reachOf(user)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </SearchField>
  );
}

const PAUSE_MS = 200;

function reachOf({ email, phone_number }: Person): string {
  return phone_number ? `${email}, ${formatPhone(phone_number)}` : email;
}

function NewCustomer() {
  return (
    <>
      <Field name="customer.name" label="Name">
        <Input autoComplete="off" maxLength={100} />
      </Field>
      <Field
        name="customer.email"
        label="Email"
        help="We create an account and email the customer how to choose a password."
      >
        <Input type="email" autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field
        name="customer.phone_number"
        label="Mobile number"
        help="The driver will call this number."
      >
        <Input type="tel" className="numeric" autoComplete="off" maxLength={40} />
      </Field>
    </>
  );
}
