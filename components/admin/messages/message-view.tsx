"use client";

import type { ReactNode } from "react";
import { ViewBody, ViewState } from "@/components/admin/view/view-state";
import { ViewTabs } from "@/components/admin/view/view-tabs";

type MessageViewProps = {
  /** The inbox's name in the address. */
  name: "messages" | "demos";
  label: string;
  children: ReactNode;
};

/** An inbox with the choice of all or what nobody has read; the address keeps it. */
export function MessageView({ name, label, children }: MessageViewProps) {
  return (
    <ViewState path="/admin/report" list={`${name}_`}>
      <div className="view-bar">
        <ViewTabs label={label} name={name} choices={CHOICES} />
      </div>
      <ViewBody>{children}</ViewBody>
    </ViewState>
  );
}

const CHOICES = [
  { value: "", label: "All" },
  { value: "unread", label: "Unread" },
];
