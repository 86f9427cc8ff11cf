import { useId } from "react";
import { ButtonLink } from "@/components/ui/button";

type Role = { title: string; place: string; kind: string; text: string };

type RoleListProps = {
  roles: readonly Role[];
  /** Headings and buttons; `none` and `noneLead` are shown if no role is open. */
  words: { title: string; none: string; noneLead: string; apply: string; write: string };
  /** Address for applications. */
  email: string;
};

/** The open roles, or how to apply without one. */
export function RoleList({ roles, words, email }: RoleListProps) {
  const id = useId();
  const isEmpty = roles.length === 0;
  return (
    <section className="section section--white" aria-labelledby={id}>
      <div className="wrap split">
        <h2 className="display" id={id}>
          {isEmpty ? words.none : words.title}
        </h2>
        {isEmpty ? (
          <div>
            <p className="lead mute">{words.noneLead}</p>
            <p className="site-action">
              <ButtonLink href={mail(email, "Work with you")} arrow>
                {words.write}
              </ButtonLink>
            </p>
          </div>
        ) : (
          <ul className="terms">
            {roles.map((role) => (
              <li key={`${role.title} ${role.place}`}>
                <h3 className="heading-small">{role.title}</h3>
                <div>
                  <p>
                    {role.place}, {role.kind}
                  </p>
                  <p className="mute role-list-facts">{role.text}</p>
                  <p className="role-list-apply">
                    <ButtonLink
                      href={mail(email, `${role.title}, ${role.place}`)}
                      variant="ink"
                      size="s"
                      aria-label={`${words.apply}: ${role.title}, ${role.place}`}
                    >
                      {words.apply}
                    </ButtonLink>
                  </p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function mail(email: string, subject: string) {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}`;
}
