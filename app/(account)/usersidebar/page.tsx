import { redirect } from "next/navigation";

/** An address of the former shop, whose content is part of every account page now. */
export default function UserSidebarPage() {
  redirect("/dashboard");
}
