import { redirect } from "next/navigation";

/** URL of the former shop. Its content is now part of every account page. */
export default function UserSidebarPage() {
  redirect("/dashboard");
}
