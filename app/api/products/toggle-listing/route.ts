import { toggleListing } from "@/lib/catalogue/listing";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(toggleListing);
