"use client";

import { useId, useState } from "react";
import { Answer } from "@/components/contact/answer";
import { DemoForm } from "@/components/contact/demo-form";
import { FormMessage } from "@/components/forms/form-message";
import { Button, ButtonLink, type ButtonLook } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { Received } from "@/lib/contact/contract";
import type { Solution } from "@/lib/contact/rules";

/**
 * A button that opens the demo request form, and shows below it that the request was sent. Without
 * JavaScript it is a link to the contact page.
 */
export function DemoDialog({ solution, ...look }: { solution: Solution } & ButtonLook) {
  const [open, setOpen] = useState(false);
  const [answer, setAnswer] = useState<Received>();
  const id = useId();
  if (!useHydrated()) {
    return (
      <ButtonLink href="/contact" {...look}>
        Request a Demo
      </ButtonLink>
    );
  }
  const close = () => setOpen(false);

  function done(received: Received) {
    setAnswer(received);
    close();
  }

  return (
    <div className="ask-demo">
      <Button aria-haspopup="dialog" {...look} onClick={() => setOpen(true)}>
        Request a Demo
      </Button>
      <Dialog open={open} onClose={close} labelledBy={id}>
        <div className="dialog-body">
          <h2 className="title form-title" id={id}>
            Request a demo
          </h2>
          <DemoForm solution={solution} onDone={done} />
        </div>
      </Dialog>
      <FormMessage tone="success">{answer && <Answer answer={answer} />}</FormMessage>
    </div>
  );
}
