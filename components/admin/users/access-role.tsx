"use client";

import { RoleField } from "@/components/admin/users/role-field";
import type { Access } from "@/components/admin/users/use-access";
import { AuthMessage } from "@/components/auth/auth-message";
import { Form } from "@/components/forms/form";
import { SubmitButton } from "@/components/forms/submit-button";
import { Dialog } from "@/components/ui/dialog";
import { DialogFoot } from "@/components/ui/dialog-foot";
import { AccountRole, type UserDetails } from "@/lib/accounts/admin/contract";

type AccessRoleProps = { user: UserDetails; access: Access };

/** Dialog to change a user's role; says what happens to their sessions and API keys. */
export function AccessRole({ user, access }: AccessRoleProps) {
  const { name, office_role } = user;
  return (
    <Dialog
      open={access.asked === "role"}
      onClose={() => access.ask(undefined)}
      size="s"
      labelledBy="access-role"
    >
      <div className="dialog-body">
        <h2 className="title long-words" id="access-role">
          Role of {name}
        </h2>
        <p className="mute dialog-text">
          {name} is logged out everywhere, is emailed, and has the new role from the next login.
          {user.api_keys.length > 0 && (
            <span> Their API keys keep working until you revoke them.</span>
          )}
        </p>
        <Form
          onSubmit={(data) => access.change({ role: AccountRole.parse(data.get("role")) })}
          fields={access.errors.fields}
          label="Role"
        >
          <RoleField roles={AccountRole.options} initial={office_role ?? "customer"} />
          <AuthMessage errors={access.errors} />
          <DialogFoot>
            <SubmitButton size="s" variant="ink">
              Change role
            </SubmitButton>
          </DialogFoot>
        </Form>
      </div>
    </Dialog>
  );
}
