import { act, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { DelayedLink } from "@/components/site/delayed-link";
import { stubMotion } from "@/tests/support/components/motion";

const router = { push: jest.fn(), prefetch: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => router }));
// Stands in for Next's link: a click that is not held back shows as not prevented.
jest.mock("next/link", () => ({
  __esModule: true,
  default: ({ href, ...rest }: React.ComponentProps<"a">) => <a href={href} {...rest} />,
}));

const motion = stubMotion();
const link = () => screen.getByRole("link", { name: "Our Solutions" });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** Clicks and returns whether the default navigation was left alone. */
function goes(init: MouseEventInit): boolean {
  const click = createEvent.click(link(), { detail: 1, ...init });
  // jsdom cannot navigate.
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  const held = jest.spyOn(click, "preventDefault");
  fireEvent(link(), click);
  return held.mock.calls.length === 1;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  motion.setStill(false);
});
afterEach(() => jest.useRealTimers());

it("follows a plain click after half a second, with feedback at once", () => {
  render(<DelayedLink href="/solution" label="Our Solutions" />);
  expect(goes({})).toBe(false);
  expect(link()).toHaveAttribute("data-leaving");
  expect(router.prefetch).toHaveBeenCalledWith("/solution");
  pass(499);
  expect(router.push).not.toHaveBeenCalled();
  pass(1);
  expect(router.push).toHaveBeenCalledWith("/solution");
});

it("navigates once for repeated presses", () => {
  render(<DelayedLink href="/solution" label="Our Solutions" />);
  goes({});
  pass(300);
  expect(goes({})).toBe(false);
  pass(5000);
  expect(router.push).toHaveBeenCalledTimes(1);
});

it.each([
  ["Enter", { detail: 0 }],
  ["a click with Ctrl", { ctrlKey: true }],
  ["a click with Cmd", { metaKey: true }],
  ["a click with Shift", { shiftKey: true }],
])("leaves %s to the browser", (_, init) => {
  render(<DelayedLink href="/solution" label="Our Solutions" />);
  expect(goes(init)).toBe(true);
  pass(5000);
  expect(router.push).not.toHaveBeenCalled();
});

it("does not wait under reduced motion", () => {
  motion.setStill(true);
  render(<DelayedLink href="/solution" label="Our Solutions" />);
  expect(goes({})).toBe(true);
});

it("does not navigate after the page was left", () => {
  const { unmount } = render(<DelayedLink href="/solution" label="Our Solutions" />);
  goes({});
  unmount();
  pass(5000);
  expect(router.push).not.toHaveBeenCalled();
});
