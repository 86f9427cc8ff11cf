import type { ReactNode } from "react";
import { FormMessage } from "@/components/forms/form-message";
import { SubmitButton } from "@/components/forms/submit-button";
import { DialogFoot } from "@/components/ui/dialog-foot";

type OrderFormEndProps = {
  /** The server's message about the whole form. */
  message: string | undefined;
  onClose: () => void;
  /** Label of the cancel button. */
  keep?: string;
  submit: string;
  variant?: "ink" | "danger";
  /** Extra content below the message, e.g. a link. */
  children?: ReactNode;
};

/** End of a form in a dialog: error message, cancel button and submit button. */
export function OrderFormEnd(props: OrderFormEndProps) {
  const { message, onClose, keep = "Not now", submit, variant = "ink", children } = props;
  return (
    <>
      <FormMessage>{message}</FormMessage>
      {children}
      <DialogFoot out={keep} onOut={onClose}>
        <SubmitButton size="s" variant={variant}>
          {submit}
        </SubmitButton>
      </DialogFoot>
    </>
  );
}
