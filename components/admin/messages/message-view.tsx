"use client";

import type { ReactNode } from "react";
import { ViewBody, ViewState } from "@/components/admin/view/view-state";
import { ViewTabs } from "@/components/admin/view/view-tabs";

type MessageViewProps = {
  /** The inbox's query parameter. */
  name: "messages" | "demos";
  label: string;
  children: ReactNode;
};

/** An inbox with a choice of all or unread entries, kept in the URL. */
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
