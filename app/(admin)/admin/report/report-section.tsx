import { FaultList } from "@/components/admin/faults/fault-list";
import { ReportBox } from "@/components/admin/sales/report-box";
import { validInput } from "@/lib/call/view-input";
import { customerFaults as call } from "@/lib/faults/contract";
import { customerFaults } from "@/lib/faults/list";
import type { Admin } from "@/lib/identity/actor";

type SectionProps = { admin: Admin; view: Readonly<Record<string, string>> };

/** Faults reported by customers, filtered by the URL, newest first. */
export function ReportSection(props: SectionProps) {
  return (
    <ReportBox id="charger-reports" title="Charger reports" height={HEIGHT} table>
      <Reports {...props} />
    </ReportBox>
  );
}

const ROWS = 10;
const HEIGHT = 56 + 40 + 64 * ROWS;

async function Reports({ admin, view }: SectionProps) {
  const input = validInput(call.input, { limit: String(ROWS), ...view });
  return <FaultList page={await customerFaults(admin, input)} />;
}
