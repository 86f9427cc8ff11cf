"use client";

import { KeyForm } from "@/components/admin/api-keys/key-form";
import { KeyShown } from "@/components/admin/api-keys/key-shown";
import { useNewKey } from "@/components/admin/api-keys/use-new-key";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { DialogFoot } from "@/components/ui/dialog-foot";

/** Button and dialogs for a new key: first the form, then the key, shown once. */
export function NewKey() {
  const { opener, step, key, go, made, copied, close, end } = useNewKey();
  return (
    <>
      <Button ref={opener} size="s" variant="ink" onClick={() => go("form")}>
        New key
      </Button>
      <Dialog
        open={step === "form" || step === "key"}
        onClose={close}
        size="s"
        labelledBy="new-key"
      >
        <div className="dialog-body">
          <h2 className="title" id="new-key">
            {key === undefined ? "New key" : "Your new key"}
          </h2>
          <p className="mute dialog-text">
            {key === undefined
              ? "Give each app or tool a key of its own, with what it needs and no more."
              : "Copy it now and keep it safe. It is not shown again: we store only a fingerprint."}
          </p>
          {key === undefined ? (
            <KeyForm onMade={made} />
          ) : (
            <KeyShown value={key} onCopied={copied} onDone={close} />
          )}
        </div>
      </Dialog>
      <Dialog
        open={step === "leaving"}
        onClose={() => go("key")}
        size="s"
        labelledBy="leave-key"
        closeButton={false}
      >
        <div className="dialog-body">
          <h2 className="title" id="leave-key">
            Leave without copying?
          </h2>
          <p className="mute dialog-text">
            The key is not shown again. Without a copy, revoke it and create another.
          </p>
          <DialogFoot out="Back to the key">
            <Button size="s" variant="danger" onClick={end}>
              Leave
            </Button>
          </DialogFoot>
        </div>
      </Dialog>
    </>
  );
}
