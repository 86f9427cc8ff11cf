import type { ReactNode } from "react";
import { FormMessage } from "@/components/forms/form-message";
import { SubmitButton } from "@/components/forms/submit-button";
import { Button } from "@/components/ui/button";

type OrderFormEndProps = {
  /** What the server said of the whole form. */
  message: string | undefined;
  onClose: () => void;
  /** The words of the way out. */
  keep?: string;
  submit: string;
  variant?: "ink" | "danger";
  /** What the message asks for. */
  children?: ReactNode;
};

/** The end of a form in a dialog: what went wrong, the way out, and the button. */
export function OrderFormEnd(props: OrderFormEndProps) {
  const { message, onClose, keep = "Not now", submit, variant = "ink", children } = props;
  return (
    <>
      <FormMessage>{message}</FormMessage>
      {children}
      <div className="flex-row flex-row--end">
        <Button size="s" variant="line" onClick={onClose}>
          {keep}
        </Button>
        <SubmitButton size="s" variant={variant}>
          {submit}
        </SubmitButton>
      </div>
    </>
  );
}
