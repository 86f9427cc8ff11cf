import { ViewTabs } from "@/components/admin/view/view-tabs";
import { deviceLabel } from "@/components/admin/visits/visit-text";
import { DEVICES } from "@/lib/visits/rules";

const PERIOD_CHOICES = [
  { value: "7", label: "7 days" },
  { value: "", label: "28 days" },
  { value: "90", label: "90 days" },
];
const DEVICE_CHOICES = [
  { value: "", label: "All devices" },
  ...DEVICES.map((value) => ({ value, label: deviceLabel(value) })),
];

/** The period and the kind of device of the report. */
export function VisitBar() {
  return (
    <div className="view-bar">
      <ViewTabs label="Period" name="days" choices={PERIOD_CHOICES} />
      <ViewTabs label="Device" name="device" choices={DEVICE_CHOICES} />
    </div>
  );
}
