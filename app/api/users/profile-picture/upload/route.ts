import { uploadProfilePicture } from "@/lib/accounts/pictures";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(uploadProfilePicture);
