import { render, waitFor } from "@testing-library/react";
import { VisitMark } from "@/components/visits/visit-mark";
import { VisitWatch } from "@/components/visits/visit-watch";

// jsdom measures nothing: the real library runs in the browser tests.
const measures: ((metric: { name: string; value: number }) => void)[] = [];
const on = (report: (typeof measures)[number]) => measures.push(report);
jest.mock("web-vitals", () => ({ onLCP: on, onINP: on, onCLS: on, onTTFB: on }));

let path = "/products/ac03w-7-4-kw";
jest.mock("next/navigation", () => ({ usePathname: () => path }));

const sent: Record<string, unknown>[] = [];
const set = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

beforeEach(() => {
  sent.length = 0;
  sessionStorage.clear();
  set("webdriver", false);
  set("doNotTrack", null);
  global.fetch = jest.fn(async (_url, options) => {
    sent.push(JSON.parse(String(options?.body)));
    return new Response("{}");
  });
});

const hide = () => {
  Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
};
const steps = () => sent.flatMap((body) => body.steps);

it("sends the steps of a visit once, when the page is hidden", async () => {
  const { rerender } = render(<VisitWatch />);
  await waitFor(() => expect(sessionStorage.getItem("visit")).toContain("product"));
  expect(sent).toEqual([]);
  for (const value of [1480.4, 9000]) measures[0]?.({ name: "LCP", value });
  measures[2]?.({ name: "CLS", value: 0.0213 });
  path = "/cart";
  rerender(<VisitWatch />);
  await waitFor(() => expect(sessionStorage.getItem("visit")).toContain("cart"));
  hide();
  await waitFor(() => expect(steps()).toEqual(["landed", "product", "cart"]));
  expect(sent[0]).toMatchObject({
    page: "/products/ac03w-7-4-kw",
    landing: "/products/ac03w-7-4-kw",
    figures: { LCP: 1480, CLS: 21 },
  });
  hide();
  await Promise.resolve();
  expect(sent).toHaveLength(1);
});

it("counts an order only for the visit that opened the checkout", async () => {
  const { unmount } = render(<VisitMark step="paid" />);
  await waitFor(() => expect(sessionStorage.getItem("visit")).toContain("landed"));
  unmount();
  hide();
  await waitFor(() => expect(steps()).not.toContain("paid"));
  path = "/checkout";
  render(<VisitWatch />);
  render(<VisitMark step="paid" />);
  await waitFor(() => expect(sessionStorage.getItem("visit")).toContain("paid"));
  hide();
  await waitFor(() => expect(steps()).toContain("paid"));
});

it("sends searches that found nothing", async () => {
  render(<VisitMark emptySearch="solar panel" />);
  await waitFor(() => {
    hide();
    expect(sent.flatMap((body) => body.searches)).toEqual(["solar panel"]);
  });
});

it.each([
  ["webdriver", true],
  ["doNotTrack", "1"],
  ["globalPrivacyControl", true],
])("counts nothing where %s is %s", async (name, value) => {
  set(name, value);
  render(<VisitWatch />);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(sessionStorage.getItem("visit")).toBeNull();
  set(name, undefined);
});
