import { getProfilePicture, removeProfilePicture } from "@/lib/accounts/pictures";
import { route } from "@/lib/http/route";

export const GET = route(getProfilePicture);
export const DELETE = route(removeProfilePicture);
