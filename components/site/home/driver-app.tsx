import { PhoneDrawing } from "@/components/site/home/phone-drawing";

type DriverAppProps = {
  title: string;
  lead: string;
  features: readonly { title: string; text: string }[];
  /** Text of the link to the app, which is shown once there is an app to get. */
  action: string;
  /** Without it there is no link. */
  href?: string;
};

/** The drivers' app: a drawing of its screen, with a number for each of its six features. */
export function DriverApp({ title, lead, features, action, href }: DriverAppProps) {
  return (
    <section className="section" aria-labelledby="app">
      <div className="wrap driver">
        <div>
          <h2 className="display" id="app">
            {title}
          </h2>
          <p className="lead mute driver-app-lead">{lead}</p>
        </div>
        <PhoneDrawing />
        <div>
          <ol className="callouts">
            {features.map((feature) => (
              <li key={feature.title}>
                <b>{feature.title}</b>
                <span className="mute">{feature.text}</span>
              </li>
            ))}
          </ol>
          {href && (
            <p className="site-action">
              <a className="link" href={href} target="_blank" rel="noopener">
                {action}
              </a>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
