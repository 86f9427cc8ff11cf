import { EmailText } from "@/components/ui/facts/email-text";
import { Fact } from "@/components/ui/facts/fact";
import { Tag } from "@/components/ui/facts/tag";
import { TextLink } from "@/components/ui/facts/text-link";
import type { UserDetails } from "@/lib/accounts/admin/contract";
import { addressLine, addressName, formatPhone } from "@/lib/accounts/rules";
import { ROLES } from "@/lib/call/roles";
import { formatDateTime } from "@/lib/dates";

/** Name and contact details of a user. */
export function UserFacts({ user }: { user: UserDetails }) {
  return (
    <section className="surface" aria-labelledby="profile">
      <h2 id="profile">Profile</h2>
      <dl>
        <Fact name="Email">
          {user.erased_at ? <span className="mute">removed</span> : <Email user={user} />}
        </Fact>
        <Fact name="Phone">
          {user.phone_number ? (
            <TextLink className="numeric emphasis" href={`tel:${user.phone_number}`}>
              {formatPhone(user.phone_number)}
            </TextLink>
          ) : (
            <span className="mute">not given</span>
          )}
        </Fact>
        <Fact name="Role">{user.office_role ? ROLES[user.office_role].name : "Customer"}</Fact>
        <Fact name="Code at login">{user.second_factor ? "On" : "Off"}</Fact>
        <Fact name="Joined">
          <span className="numeric">{formatDateTime(user.created_at)}</span>
        </Fact>
        {user.about && <Fact name="About">{user.about}</Fact>}
      </dl>
    </section>
  );
}

function Email({ user: { email, email_verified } }: { user: UserDetails }) {
  return (
    <span className="flex-row user-facts-row">
      <TextLink className="emphasis" href={`mailto:${email}`}>
        <EmailText>{email}</EmailText>
      </TextLink>
      {email_verified ? <Tag tone="ok">Verified</Tag> : <Tag tone="off">Not verified</Tag>}
    </span>
  );
}

/** The user's saved addresses. */
export function UserAddresses({ addresses }: Pick<UserDetails, "addresses">) {
  return (
    <section className="surface" aria-labelledby="addresses">
      <h2 id="addresses">Addresses</h2>
      {addresses.length === 0 ? (
        <p className="mute">No address saved.</p>
      ) : (
        <dl>
          {addresses.map((address) => (
            <Fact key={address.id} name={addressName(address)}>
              {addressLine(address)}
              {address.is_default && <span className="mute own-line">Default</span>}
            </Fact>
          ))}
        </dl>
      )}
    </section>
  );
}
