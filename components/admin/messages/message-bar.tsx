import { ViewTabs } from "@/components/admin/view/view-tabs";

const INBOXES = [
  { value: "", label: "Messages" },
  { value: "demos", label: "Demo requests" },
];
const SHOWN = [
  { value: "", label: "All" },
  { value: "unread", label: "Unread" },
];

/** The choice of an inbox, and of its unread entries. */
export function MessageBar() {
  return (
    <div className="view-bar">
      <ViewTabs label="Inbox" name="inbox" choices={INBOXES} />
      <ViewTabs label="Show" name="show" choices={SHOWN} />
    </div>
  );
}
