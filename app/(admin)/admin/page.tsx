import { redirect } from "next/navigation";

/** The orders stand in until the back-office has its dashboard. */
export default function AdminPage() {
  redirect("/admin/orders");
}
