import { act, fireEvent, render, screen } from "@testing-library/react";
import { HeroVideo } from "@/components/site/media/hero-video";
import { stubMotion } from "@/tests/support/components/motion";

const motion = stubMotion();
const play = jest.fn(() => Promise.resolve());
const pause = jest.fn();
let see: (visible: boolean) => void;

beforeAll(() => {
  HTMLMediaElement.prototype.play = play;
  HTMLMediaElement.prototype.pause = pause;
  window.requestIdleCallback = ((run: () => void) =>
    setTimeout(run, 0)) as unknown as typeof requestIdleCallback;
  window.cancelIdleCallback = (timer) => clearTimeout(timer);
  window.IntersectionObserver = class {
    constructor(tell: IntersectionObserverCallback) {
      see = (isIntersecting) =>
        tell([{ isIntersecting } as IntersectionObserverEntry], this as never);
    }
    observe() {
      see(true);
    }
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  sessionStorage.clear();
  motion.setStill(false);
  connect({ effectiveType: "4g" });
});
afterEach(() => jest.useRealTimers());

function connect(connection: { saveData?: boolean; effectiveType?: string }) {
  Object.defineProperty(navigator, "connection", { configurable: true, value: connection });
}

function open() {
  const view = render(<HeroVideo base="/media/hero/hero-loop" />);
  const before = view.container.innerHTML;
  act(() => jest.runAllTimers());
  return { ...view, before, video: () => view.container.querySelector("video") };
}

const button = (name: string) => screen.getByRole("button", { name });

it("loads only when the page is idle, muted and in two formats", () => {
  const { before, video } = open();
  expect(before).toBe("");
  expect(video()).toHaveProperty("muted", true);
  expect([...(video()?.querySelectorAll("source") ?? [])].map(({ type }) => type)).toEqual([
    "video/webm",
    "video/mp4",
  ]);
  expect(play).toHaveBeenCalledTimes(1);
});

it("becomes visible with its first frame", () => {
  const { video } = open();
  expect(video()).not.toHaveAttribute("data-on");
  fireEvent.playing(video() as HTMLVideoElement);
  expect(video()).toHaveAttribute("data-on");
});

it.each([
  ["reduced motion", () => motion.setStill(true)],
  ["Save-Data", () => connect({ saveData: true, effectiveType: "4g" })],
  ["a 3G line", () => connect({ effectiveType: "3g" })],
  ["a 2G line", () => connect({ effectiveType: "slow-2g" })],
])("is not loaded under %s and offers no button", (_, arrange) => {
  arrange();
  const { video } = open();
  expect(video()).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});

it("pauses out of view and resumes in view, unless paused by hand", () => {
  open();
  act(() => see(false));
  expect(pause).toHaveBeenCalled();
  act(() => see(true));
  expect(play).toHaveBeenCalledTimes(2);
  fireEvent.click(button("Pause video"));
  expect(play).toHaveBeenCalledTimes(2);
  fireEvent.click(button("Play video"));
  expect(play).toHaveBeenCalledTimes(3);
});

it("stays paused for the session without being loaded", () => {
  const { unmount } = open();
  fireEvent.click(button("Pause video"));
  unmount();
  const { video } = open();
  expect(video()).toBeNull();
  fireEvent.click(button("Play video"));
  expect(video()).not.toBeNull();
});
