"use client";

import { Monitor, Smartphone } from "lucide-react";
import { useRef } from "react";
import { signInAgain } from "@/components/forms/go-to";
import { Button } from "@/components/ui/button";
import { Tag } from "@/components/ui/facts/tag";
import { toast } from "@/components/ui/toast/toast";
import type { Device } from "@/lib/auth/fields";
import { useDevices, useSignOutDevice } from "@/lib/auth/hooks";
import { isHandheld } from "@/lib/auth/rules";
import { formatDateTime } from "@/lib/dates";
import { failureText } from "@/lib/http/browser/client";
import type { Audience } from "@/lib/identity/actor";

/** The devices signed in to this account. All but this one can be signed out here. */
export function DeviceList({ audience, initial }: { audience: Audience; initial: Device[] }) {
  const { data } = useDevices(audience, { sessions: initial });
  const { one, others } = useSignOutDevice(audience);
  const list = useRef<HTMLUListElement>(null);
  const devices = data?.sessions ?? initial;

  async function signOut(call: () => Promise<{ message: string }>) {
    try {
      const { message } = await call();
      toast.success(message);
      // The button is gone with its device: move the focus to the list.
      list.current?.focus();
    } catch (error) {
      if (signInAgain(error, audience)) return;
      toast.error(failureText(error, { fallback: "This device could not be logged out." }));
    }
  }

  return (
    <>
      <ul
        className="activity device-list"
        ref={list}
        tabIndex={-1}
        aria-label="Where you are logged in"
      >
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            busy={one.isPending && one.variables?.id === device.id}
            onSignOut={() => signOut(() => one.mutateAsync({ id: device.id }))}
          />
        ))}
      </ul>
      {devices.length > 1 && (
        <Button
          size="s"
          variant="line"
          className="device-list-end"
          busy={others.isPending}
          onClick={() => signOut(() => others.mutateAsync({}))}
        >
          Log out all others
        </Button>
      )}
    </>
  );
}

function DeviceRow({
  device,
  busy,
  onSignOut,
}: {
  device: Device;
  busy: boolean;
  onSignOut: () => void;
}) {
  const Icon = isHandheld(device.device) ? Smartphone : Monitor;
  return (
    <li>
      <Icon className="icon" aria-hidden="true" />
      <div className="row-lead row-lead--text">
        <b className="line-title">{device.device}</b>
        <span className="mute small own-line">
          {device.is_current ? "Logged in" : "Last seen"}{" "}
          <time className="device-time" dateTime={device.last_seen_at.toISOString()}>
            {formatDateTime(device.is_current ? device.created_at : device.last_seen_at)}
          </time>
        </span>
      </div>
      {device.is_current ? (
        <Tag tone="ok">This device</Tag>
      ) : (
        <Button
          size="s"
          variant="line"
          busy={busy}
          aria-label={`Log out ${device.device}, last seen ${formatDateTime(device.last_seen_at)}`}
          onClick={onSignOut}
        >
          Log out
        </Button>
      )}
    </li>
  );
}
