import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProductEdit } from "@/components/admin/products/form/product-edit";
import { mockNavigation } from "@/tests/support/components/navigation";
import { renderWithQueries } from "@/tests/support/components/with-queries";
import { adminProduct, onWire } from "@/tests/support/samples/admin-product";

jest.mock(
  "next/navigation",
  () => jest.requireActual("@/tests/support/components/navigation").mockNavigation,
);

/** A request that the test advances by hand. */
class HeldRequest {
  static newest: HeldRequest;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onabort?: () => void;
  status = 0;
  response: unknown;
  open() {
    HeldRequest.newest = this;
  }
  setRequestHeader() {}
  send() {}
  abort() {
    this.onabort?.();
  }
}

const send = (loaded: number) =>
  act(async () => HeldRequest.newest.upload.onprogress?.({ loaded, total: 200 }));
const click = (name: string) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(async () => {
  mockNavigation.reset();
  window.XMLHttpRequest = HeldRequest as unknown as typeof XMLHttpRequest;
  renderWithQueries(<ProductEdit product={adminProduct()} />);
  await userEvent.type(screen.getByLabelText("Colour"), " matt");
  await click("Save");
});

it("shows progress, then saving once all is uploaded", async () => {
  await send(50);
  expect(screen.getByText("25 % sent")).toBeVisible();
  expect(screen.getByRole("progressbar", { name: "Upload" })).toHaveValue(25);
  await send(200);
  expect(screen.getByText("Saving")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Cancel" })).toBeNull();
  const body = { message: "Product updated successfully!", product: onWire(adminProduct()) };
  await act(async () => {
    Object.assign(HeldRequest.newest, { status: 200, response: body });
    HeldRequest.newest.onload?.();
  });
  await waitFor(() => expect(mockNavigation.push).toHaveBeenCalled());
});

it("stops on Cancel, keeps the input and can be resent", async () => {
  await send(50);
  await click("Cancel");
  expect(await screen.findByText("Stopped. Nothing was saved.")).toBeVisible();
  expect(screen.getByLabelText("Colour")).toHaveValue("Pearl white matt");
  const stopped = HeldRequest.newest;
  await click("Retry");
  await waitFor(() => expect(HeldRequest.newest).not.toBe(stopped));
  expect(screen.queryByText("Stopped. Nothing was saved.")).toBeNull();
});

it("reports an unreadable answer", async () => {
  await act(async () => {
    Object.assign(HeldRequest.newest, { status: 200, response: { surprise: true } });
    HeldRequest.newest.onload?.();
  });
  expect(await screen.findByText("The product could not be saved.")).toBeVisible();
});
