import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Carousel } from "@/components/admin/products/pictures/carousel";
import { pictureSample } from "@/tests/support/samples/admin-product";

const show = (ids: string) =>
  render(<Carousel name="Ora" pictures={[...ids].map((id) => pictureSample(id))} sizes="300px" />);
const press = (name: string) =>
  userEvent.click(screen.getByRole("button", { name: `${name} picture of Ora` }));
const shown = () => screen.getByRole("img").getAttribute("alt");

it("cycles in both directions and announces its position", async () => {
  show("abc");
  expect(screen.getByText("1 of 3")).toBeVisible();
  await press("Previous");
  expect(screen.getByText("3 of 3")).toBeVisible();
  expect(shown()).toBe("Picture c");
  await press("Next");
  await press("Next");
  expect(screen.getByText("2 of 3")).toBeVisible();
  expect(shown()).toBe("Picture b");
});

it("moves with the arrow keys", async () => {
  show("ab");
  screen.getByRole("button", { name: "Next picture of Ora" }).focus();
  await userEvent.keyboard("{ArrowLeft}");
  expect(screen.getByText("2 of 2")).toBeVisible();
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByText("1 of 2")).toBeVisible();
});

it("has no arrows for one picture and a placeholder for none", () => {
  const { unmount } = show("a");
  expect(screen.queryByRole("button")).toBeNull();
  expect(shown()).toBe("Picture a");
  unmount();
  show("");
  expect(screen.getByRole("img", { name: "No picture" })).toBeVisible();
});

it("shows a placeholder for a picture that fails to load", async () => {
  show("ab");
  fireEvent.error(screen.getByRole("img"));
  expect(screen.getByRole("img", { name: "No picture" })).toBeVisible();
  await press("Next");
  expect(shown()).toBe("Picture b");
});

it("moves to an existing picture when some are removed", async () => {
  const { rerender } = show("abc");
  await press("Previous");
  rerender(<Carousel name="Ora" pictures={[pictureSample("a")]} sizes="300px" />);
  expect(shown()).toBe("Picture a");
});
