"use client";

import type { z } from "zod";
import { CodeForm } from "@/components/admin/authenticator/code-form";
import type { beginAuthenticator } from "@/lib/auth/authenticator/contract";

/** What the server made for the app: the secret and its QR code. */
export type Begun = z.output<typeof beginAuthenticator.output>;

type SetUpProps = { begun: Begun; onCode: (code: string) => Promise<void> };

/** The QR code, the secret for who cannot scan it, and the first code of the app. */
export function SetUp({ begun: { secret, uri, qr_svg }, onCode }: SetUpProps) {
  return (
    <>
      <p className="mute authenticator-intro">
        Scan this in an authenticator app, then enter the code that the app shows. On this phone,{" "}
        <a className="authenticator-link" href={uri}>
          open the app
        </a>
        .
      </p>
      {/* biome-ignore lint/performance/noImgElement: drawn by the server for this moment, never cached. */}
      <img
        className="authenticator-code"
        src={`data:image/svg+xml,${encodeURIComponent(qr_svg)}`}
        alt="QR code for the authenticator app"
        width={220}
        height={220}
      />
      <p className="small mute authenticator-key-intro">
        If the camera does not work, type this into the app:
      </p>
      <p className="authenticator-key">{grouped(secret)}</p>
      <CodeForm yes="Turn on" recovery={false} onCode={onCode} />
    </>
  );
}

/** Four letters at a time can be typed without losing the place. */
function grouped(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, "$1 ");
}
