import { toggleListing } from "@/lib/catalogue/products/toggle-listing";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(toggleListing);
