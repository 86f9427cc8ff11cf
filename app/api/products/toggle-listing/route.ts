import { toggleListing } from "@/lib/catalogue/listing";
import { route } from "@/lib/http/route";

export const PUT = route(toggleListing);
