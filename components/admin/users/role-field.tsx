"use client";

import { useState } from "react";
import { Select } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import type { AccountRole } from "@/lib/accounts/admin/contract";
import { ROLES } from "@/lib/call/roles";

type RoleFieldProps = { roles: readonly AccountRole[]; initial: AccountRole };

/** Select for a role, with a description of its rights. */
export function RoleField({ roles, initial }: RoleFieldProps) {
  const [role, setRole] = useState(initial);
  return (
    <Field name="role" label="Role" help={roleCan(role)}>
      <Select
        value={role}
        onChange={({ target }) => setRole(roles.find((each) => each === target.value) ?? initial)}
      >
        {roles.map((each) => (
          <option key={each} value={each}>
            {roleLabel(each)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** "Customer", or the name of an administrator role. */
export function roleLabel(role: AccountRole): string {
  return role === "customer" ? "Customer" : ROLES[role].name;
}

function roleCan(role: AccountRole): string {
  return role === "customer" ? "Buys in the shop. No back-office." : ROLES[role].can;
}
