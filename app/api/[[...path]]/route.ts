import { registerDirect } from "@/lib/http/direct/answering";
import { dispatch, dispatchDirectly } from "@/lib/http/dispatch";
import { served } from "@/lib/served";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = dispatch(served);

registerDirect("calls", dispatchDirectly(served));
