import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { DialogFoot } from "@/components/ui/dialog-foot";

function show(foot: ReactNode) {
  const onClose = jest.fn();
  render(
    <Dialog open onClose={onClose} label="Question" closeButton={false}>
      {foot}
    </Dialog>,
  );
  return onClose;
}

const buttons = () => screen.getAllByRole("button", { hidden: true });

it("has the way out before the main action, and closes the dialog by it", async () => {
  const onClose = show(
    <DialogFoot out="Keep order">
      <Button variant="danger">Cancel order</Button>
    </DialogFoot>,
  );
  expect(buttons().map(({ textContent }) => textContent)).toEqual(["Keep order", "Cancel order"]);
  await userEvent.click(screen.getByText("Keep order"));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it("lets the way out do something else", async () => {
  const onOut = jest.fn();
  const onClose = show(
    <DialogFoot out="Not yet" onOut={onOut}>
      <Button>Yes, received</Button>
    </DialogFoot>,
  );
  await userEvent.click(screen.getByText("Not yet"));
  expect(onOut).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
});

it("may have the main action alone", () => {
  show(
    <DialogFoot out={false}>
      <Button>Close</Button>
    </DialogFoot>,
  );
  expect(buttons()).toHaveLength(1);
});
