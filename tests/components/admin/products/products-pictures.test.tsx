import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { itemsOf } from "@/components/admin/products/pictures/picture-rules";
import { PictureSection } from "@/components/admin/products/pictures/picture-section";
import { usePictures } from "@/components/admin/products/pictures/use-pictures";
import { pictureSample } from "@/tests/support/samples/admin-product";

const savedPictures = (ids: string) =>
  itemsOf({ pictures: [...ids].map((id) => pictureSample(id)) });
const png = (name: string) => new File(["x"], name, { type: "image/png" });

function Section({ ids }: { ids: string }) {
  return <PictureSection pictures={usePictures(savedPictures(ids))} name="Ora" />;
}
const show = (ids: string) => render(<Section ids={ids} />);
const texts = () =>
  screen
    .queryAllByLabelText(/^Picture \d+ shows/)
    .map((field) => (field as HTMLInputElement).value);
const click = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText("Add pictures"), files, { applyAccept: false });

beforeEach(() => {
  URL.createObjectURL = () => "blob:picture";
  URL.revokeObjectURL = () => undefined;
});

it("adds files with an alt text from the product's name", async () => {
  show("");
  await choose(png("one.png"), png("two.png"));
  expect(texts()).toEqual(["Ora", "Ora, picture 2"]);
  expect(screen.getByText("2 of 12")).toBeVisible();
});

it("refuses a file that is no picture and keeps the rest", async () => {
  show("a");
  await choose(new File(["x"], "notes.pdf", { type: "application/pdf" }), png("one.png"));
  expect(screen.getByText("notes.pdf is no JPEG, PNG, WebP or AVIF picture.")).toBeVisible();
  expect(texts()).toEqual(["Picture a", "Ora, picture 2"]);
});

it("holds at most twelve", async () => {
  show("abcdefghijk");
  await choose(png("one.png"), png("two.png"));
  expect(texts()).toHaveLength(12);
  expect(screen.getByText("A product has at most 12 pictures: 1 left out.")).toBeVisible();
});

it("moves with the buttons, keeps their focus and announces the place", async () => {
  show("abc");
  await click("Move picture 1 of 3 later");
  expect(texts()).toEqual(["Picture b", "Picture a", "Picture c"]);
  expect(screen.getByText("Picture moved to place 2 of 3.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Move picture 2 of 3 later" })).toHaveFocus();
  await click("Move picture 3 of 3 later");
  expect(texts()).toEqual(["Picture b", "Picture a", "Picture c"]);
});

it.each([
  ["{ArrowUp}", ["Picture b", "Picture a", "Picture c"]],
  ["{ArrowDown}", ["Picture a", "Picture c", "Picture b"]],
  ["{Home}", ["Picture b", "Picture a", "Picture c"]],
  ["{End}", ["Picture a", "Picture c", "Picture b"]],
])("moves with %s on the handle", async (key, expected) => {
  show("abc");
  screen.getByRole("button", { name: /^Move picture 2 of 3: drag/ }).focus();
  await userEvent.keyboard(key);
  expect(texts()).toEqual(expected);
});

it("is dragged from row to row by its handle", () => {
  show("abc");
  for (const [at, row] of screen.getAllByRole("listitem").entries()) {
    row.getBoundingClientRect = () => ({ top: at * 100, bottom: at * 100 + 100 }) as DOMRect;
  }
  const handle = screen.getByRole("button", { name: /^Move picture 1 of 3: drag/ });
  fireEvent(handle, pointer("pointerdown", { button: 0 }));
  fireEvent(window, pointer("pointermove", { clientY: 250 }));
  expect(texts()).toEqual(["Picture b", "Picture c", "Picture a"]);
  fireEvent(window, pointer("pointerup", {}));
  fireEvent(window, pointer("pointermove", { clientY: 50 }));
  expect(texts()).toEqual(["Picture b", "Picture c", "Picture a"]);
});

it("removes saved pictures only after a confirmation and can restore them", async () => {
  show("abc");
  await click("Remove picture 2 of 3");
  const dialog = screen.getByRole("dialog", { name: "Remove pictures" });
  expect(texts()).toHaveLength(3);
  const ticks = within(dialog).getAllByRole("checkbox") as HTMLInputElement[];
  expect(ticks.map(({ checked }) => checked)).toEqual([false, true, false]);
  await userEvent.click(within(dialog).getByLabelText("Picture c"));
  await click("Remove 2 pictures");
  expect(texts()).toEqual(["Picture a"]);
  expect(screen.getByText("Removed when the product is saved")).toBeVisible();
  await click("Put back Picture c");
  expect(texts()).toEqual(["Picture a", "Picture c"]);
});

it("removes a new file at once and can restore it", async () => {
  show("");
  await choose(png("one.png"));
  await click("Remove picture 1 of 1");
  expect(texts()).toEqual([]);
  await click("Put back Ora");
  expect(texts()).toEqual(["Ora"]);
});

it("keeps a typed alt text when the picture moves", async () => {
  show("ab");
  await userEvent.clear(screen.getByLabelText(/^Picture 1 shows/));
  await userEvent.type(screen.getByLabelText(/^Picture 1 shows/), "From the front");
  await click("Move picture 1 of 2 later");
  expect(texts()).toEqual(["Picture b", "From the front"]);
});

/** jsdom has no pointer events. */
function pointer(type: string, values: { button?: number; clientY?: number }): Event {
  return Object.assign(new Event(type, { bubbles: true }), values);
}
