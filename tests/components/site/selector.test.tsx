import { act, fireEvent, render, screen } from "@testing-library/react";
import { Selector } from "@/components/site/selector";
import { stubMotion } from "@/tests/support/components/motion";

const motion = stubMotion();

beforeEach(() => {
  jest.useFakeTimers();
  motion.setStill(false);
  render(
    <Selector
      label="How we find it"
      heading={<h2>How we find it</h2>}
      items={["Listen", "Research", "Design"].map((title) => ({ title, text: `We ${title}` }))}
    />,
  );
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const active = () => screen.getByRole("tab", { selected: true });
const tab = (name: string) => screen.getByRole("tab", { name });

it("cycles through three texts in nine seconds", () => {
  const seen = [0, 1, 2, 3].map(() => {
    const name = active().textContent;
    pass(3000);
    return name;
  });
  expect(seen).toEqual(["Listen", "Research", "Design", "Listen"]);
});

it("selects only the pressed tab", () => {
  fireEvent.click(tab("Design"));
  expect(active()).toBe(tab("Design"));
  expect(screen.getAllByRole("tab", { selected: false })).toHaveLength(2);
  const panel = document.getElementById(active().getAttribute("aria-controls") ?? "");
  expect(panel).toHaveTextContent("We Design");
  expect(panel).toHaveAttribute("data-on");
});

it("is a single tab stop, navigated with arrows, Home and End", () => {
  act(() => tab("Listen").focus());
  const walk = (key: string) => {
    fireEvent.keyDown(active(), { key });
    expect(active()).toHaveFocus();
    expect(screen.getAllByRole("tab").filter(({ tabIndex }) => tabIndex === 0)).toEqual([active()]);
    return active().textContent;
  };
  const keys = ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft", "Home", "End"];
  expect(keys.map(walk)).toEqual(["Research", "Design", "Listen", "Design", "Listen", "Design"]);
});

it("stops on focus, under the pointer, when paused and under reduced motion", () => {
  act(() => tab("Listen").focus());
  pass(9000);
  act(() => tab("Listen").blur());
  fireEvent.pointerOver(tab("Research"));
  pass(9000);
  fireEvent.click(screen.getByRole("button", { name: "Pause texts" }));
  fireEvent.pointerOver(screen.getByRole("button", { name: "Play texts" }));
  pass(9000);
  fireEvent.click(screen.getByRole("button", { name: "Play texts" }));
  act(() => motion.setStill(true));
  pass(9000);
  expect(active()).toBe(tab("Listen"));
  act(() => motion.setStill(false));
  pass(3000);
  expect(active()).toBe(tab("Research"));
});
