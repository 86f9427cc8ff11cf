import { emailUndoState, undoEmailChange } from "@/lib/auth/email/email-undo";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(emailUndoState, undoEmailChange);
