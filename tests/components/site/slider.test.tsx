import { act, fireEvent, render, screen } from "@testing-library/react";
import { Slider } from "@/components/site/media/slider";
import { stubMotion } from "@/tests/support/components/motion";

const motion = stubMotion();
const names = ["One", "Two", "Three", "Four"];

beforeEach(() => {
  jest.useFakeTimers();
  motion.setStill(false);
  motion.setHidden(false);
  render(
    <Slider
      label="Close by"
      heading={<h2>Close by</h2>}
      slides={names.map((title) => ({ title, text: `About ${title}`, picture: null }))}
    />,
  );
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const shown = () => screen.getByRole("button", { current: true }).getAttribute("aria-label");
const carousel = () => screen.getByRole("region", { name: "Close by" });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it("shows each picture for three seconds and starts over", () => {
  expect(shown()).toBe("Picture 1: One");
  pass(2999);
  expect(shown()).toBe("Picture 1: One");
  pass(1);
  for (const [index, name] of ["Two", "Three", "Four"].entries()) {
    expect(shown()).toBe(`Picture ${index + 2}: ${name}`);
    pass(3000);
  }
  expect(shown()).toBe("Picture 1: One");
});

it.each([
  ["pause is pressed", () => press("Pause pictures"), () => press("Play pictures")],
  [
    "the pointer is over it",
    () => fireEvent.pointerOver(screen.getByText("About One")),
    () => fireEvent.pointerLeave(carousel()),
  ],
  [
    "something inside has the focus",
    () => fireEvent.focus(screen.getByRole("button", { name: "Next picture" })),
    () => fireEvent.blur(screen.getByRole("button", { name: "Next picture" })),
  ],
  ["the page is hidden", () => motion.setHidden(true), () => motion.setHidden(false)],
  ["reduced motion is requested", () => motion.setStill(true), () => motion.setStill(false)],
])("waits while %s, then continues", (_, stop, go) => {
  act(stop);
  pass(10_000);
  expect(shown()).toBe("Picture 1: One");
  act(go);
  pass(3000);
  expect(shown()).toBe("Picture 2: Two");
});

it("plays when Play is pressed, although the button has pointer and focus", () => {
  press("Pause pictures");
  const play = screen.getByRole("button", { name: "Play pictures" });
  fireEvent.pointerOver(play);
  fireEvent.focus(play);
  fireEvent.click(play);
  pass(3000);
  expect(shown()).toBe("Picture 2: Two");
});

it("moves by hand under reduced motion, in both directions and to a picture", () => {
  act(() => motion.setStill(true));
  press("Previous picture");
  expect(shown()).toBe("Picture 4: Four");
  press("Next picture");
  expect(shown()).toBe("Picture 1: One");
  press("Picture 3: Three");
  expect(shown()).toBe("Picture 3: Three");
});

it("restarts the three seconds for a picture chosen by hand", () => {
  pass(2000);
  press("Picture 3: Three");
  pass(2999);
  expect(shown()).toBe("Picture 3: Three");
  pass(1);
  expect(shown()).toBe("Picture 4: Four");
});

it("announces changes only when paused", () => {
  const live = () => carousel().querySelector("[aria-live]")?.getAttribute("aria-live");
  expect(live()).toBe("off");
  press("Pause pictures");
  expect(live()).toBe("polite");
});
