import { dispatch } from "@/lib/http/dispatch";
import { served } from "@/lib/served";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = dispatch(served);
