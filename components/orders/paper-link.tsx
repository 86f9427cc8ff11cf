import { type PaperView, paperName } from "@/lib/orders/papers/view";

/** A tax document's name, as a link to its PDF once there is one. `folder` is the address of such files. */
export function PaperLink({ paper, folder }: { paper: PaperView; folder: string }) {
  const name = paperName(paper);
  if (paper.state === "waiting") {
    return (
      <>
        <span className="numeric">{name}</span>{" "}
        <span className="mute">waits for the government’s e-invoice portal; its PDF follows.</span>
      </>
    );
  }
  return (
    <>
      <a className="link numeric" href={`${folder}/${paper.id}`} download>
        {name}
      </a>
      {paper.state === "canceled" && (
        <span className="mute"> (cancelled, it counts no longer)</span>
      )}
    </>
  );
}
