import { uploadProfilePicture } from "@/lib/accounts/pictures";
import { route } from "@/lib/http/route";

export const POST = route(uploadProfilePicture);
