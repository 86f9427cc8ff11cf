export type ErrorViewProps = {
  /** What support can look up in the log. */
  reference?: string;
  retry: () => void;
};

/** Shown when a page fails. Plain links do a full page load, which drops the broken state. */
export function ErrorView({ reference, retry }: ErrorViewProps) {
  return (
    <main id="main" className="wrap section lost">
      <a className="logo" href="/" aria-label="Home">
        {/* biome-ignore lint/performance/noImgElement: an SVG of 3 kB, which next/image does not optimise. */}
        <img src="/brand/logo-ink.svg" alt="" width="160" height="32" />
      </a>
      <h1 className="display">That did not work.</h1>
      <p className="lead mute">
        The fault is ours. Please try again. If you were paying, check your orders first: anything
        that went through is listed there.
      </p>
      <div className="flex-row">
        <button type="button" className="button" onClick={retry}>
          Try again
        </button>
        <a className="button button--line" href="/order">
          Order History
        </a>
        <a className="button button--line" href="/contact">
          Contact Us
        </a>
      </div>
      {reference && (
        <p className="mute numeric">
          Tell us the reference <b>{reference}</b>, and we will find the line in the log.
        </p>
      )}
    </main>
  );
}
