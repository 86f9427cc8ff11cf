/** Width in px of the text side of a card. */
export const PANEL_WIDTH = 600;

/** Text side of a card: logo on top, page title at the bottom. Rendered by next/og, so styles are inline. */
export function CardPanel({
  title,
  logo,
  height,
}: {
  title: string;
  /** Data URI of the logo. */
  logo: string;
  height: number;
}) {
  return (
    <div
      style={{
        width: PANEL_WIDTH,
        height,
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        padding: "56px 48px 52px 56px",
        background: "#0c1413",
        color: "#f6f5f1",
        fontFamily: "Archivo latin, Archivo latin-ext",
      }}
    >
      {/* biome-ignore lint/performance/noImgElement: rendered by next/og, never loaded by a browser. */}
      <img src={logo} width={200} height={40} alt="" />
      <div
        style={{
          fontSize: title.length > 40 ? 56 : 68,
          lineHeight: 1.04,
          letterSpacing: "-0.03em",
          fontWeight: 500,
          textWrap: "balance",
        }}
      >
        {title}
      </div>
    </div>
  );
}
