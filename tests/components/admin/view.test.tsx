import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { useRowKeys } from "@/components/admin/view/use-row-keys";
import { ViewPager } from "@/components/admin/view/view-pager";
import { ViewSearch } from "@/components/admin/view/view-search";
import { ViewState } from "@/components/admin/view/view-state";
import { ViewTabs } from "@/components/admin/view/view-tabs";

let address = "";
const router = { replace: jest.fn() };
jest.mock("next/navigation", () => ({
  useRouter: () => router,
  useSearchParams: () => new URLSearchParams(address),
}));

const PATH = "/admin/orders";
const KEEP_SCROLL = { scroll: false };

/** The history entries that were pushed and replaced. */
const entries = () =>
  [history.pushState, history.replaceState].map((write) =>
    jest.mocked(write).mock.calls.map(([, , url]) => url),
  );

beforeEach(() => {
  address = "";
  jest.spyOn(History.prototype, "pushState").mockReset();
  jest.spyOn(History.prototype, "replaceState").mockReset();
  jest.clearAllMocks();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe("the search of a view", () => {
  const show = () =>
    render(
      <ViewState path={PATH}>
        <ViewSearch label="Search orders" placeholder="Order or name" />
      </ViewState>,
    );
  const field = () => screen.getByRole("searchbox", { name: "Search orders" });
  const type = (value: string) => fireEvent.change(field(), { target: { value } });

  it("is debounced and puts the query into the address", () => {
    show();
    type("as");
    act(() => void jest.advanceTimersByTime(200));
    type("asha ");
    expect(router.replace).not.toHaveBeenCalled();
    act(() => void jest.advanceTimersByTime(300));
    expect(router.replace.mock.calls).toEqual([[`${PATH}?query=asha`, KEEP_SCROLL]]);
    expect(entries()).toEqual([[`${PATH}?query=asha`], []]);
  });

  it("replaces the address of an existing query, so that back leaves the search at once", () => {
    address = "query=asha&status=Shipped&after=1";
    show();
    expect(field()).toHaveValue("asha");
    type("");
    act(() => void jest.advanceTimersByTime(300));
    expect(router.replace.mock.calls).toEqual([[`${PATH}?status=Shipped`, KEEP_SCROLL]]);
    expect(entries()).toEqual([[], [`${PATH}?status=Shipped`]]);
  });

  it("follows the browser's back", () => {
    address = "query=asha";
    const { rerender } = show();
    address = "";
    rerender(
      <ViewState path={PATH}>
        <ViewSearch label="Search orders" placeholder="Order or name" />
      </ViewState>,
    );
    expect(field()).toHaveValue("");
    act(() => void jest.advanceTimersByTime(500));
    expect(router.replace).not.toHaveBeenCalled();
  });

  it("is focused by a slash, except while typing in another field", () => {
    show();
    const other = document.body.appendChild(document.createElement("input"));
    fireEvent.keyDown(other, { key: "/" });
    expect(field()).not.toHaveFocus();
    other.remove();
    fireEvent.keyDown(document.body, { key: "/" });
    expect(field()).toHaveFocus();
  });
});

describe("the tabs of a view", () => {
  it("push an entry for each choice, rendered yet or not, so that back skips none", () => {
    const choices = ["", "Shipped", "Delivered"].map((value) => ({ value, label: value || "All" }));
    render(
      <ViewState path={PATH}>
        <ViewTabs label="Status" name="status" choices={choices} />
      </ViewState>,
    );
    fireEvent.click(screen.getByRole("radio", { name: "Shipped" }));
    fireEvent.click(screen.getByRole("radio", { name: "Delivered" }));
    expect(entries()).toEqual([[`${PATH}?status=Shipped`, `${PATH}?status=Delivered`], []]);
  });

  it("show the choice of the address and change it, restarting at the first page", () => {
    address = "status=Shipped&after=1&page=2";
    render(
      <ViewState path={PATH}>
        <ViewTabs
          label="Status"
          name="status"
          choices={[
            { value: "", label: "All Orders", count: 1_234_567 },
            { value: "Shipped", label: "Shipped" },
          ]}
        />
      </ViewState>,
    );
    expect(screen.getByRole("radio", { name: "Shipped" })).toBeChecked();
    fireEvent.click(screen.getByRole("radio", { name: "All Orders12,34,567" }));
    expect(router.replace.mock.calls).toEqual([[PATH, KEEP_SCROLL]]);
    expect(entries()).toEqual([[PATH], []]);
  });
});

describe("the pager of a view", () => {
  const show = (ends: { next: string | null; previous: string | null }) =>
    render(
      <ViewState path={PATH}>
        <ViewPager ends={ends} />
      </ViewState>,
    );

  it("links to next and previous with the page number", () => {
    address = "query=a&after=5&page=2";
    show({ next: "9", previous: "6" });
    const href = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(screen.getByText("Page 2")).toBeVisible();
    expect(href("Next")).toBe(`${PATH}?query=a&after=9&page=3`);
    expect(href("Previous")).toBe(`${PATH}?query=a&before=6`);
  });

  it("is disabled at both ends", () => {
    show({ next: null, previous: null });
    expect(screen.getByRole("button", { name: "Previous" })).toBeDisabled();
    expect(screen.getByRole("button", { name: "Next" })).toBeDisabled();
  });
});

const open = jest.fn();

function Rows() {
  const [chosen, choose] = useState<string | null>(null);
  useRowKeys({ ids: ["a", "b", "c"], chosen, choose, open });
  return (
    <>
      <output>{chosen}</output>
      <input aria-label="Field" />
      <button type="button">Button</button>
    </>
  );
}

describe("the keys of a table's rows", () => {
  const press = (key: string, target: Element = document.body, more = {}) =>
    fireEvent.keyDown(target, { key, ...more });
  const chosen = () => screen.getByRole("status").textContent;

  it("move down with j and up with k, and stop at the ends", () => {
    render(<Rows />);
    const path = ["j", "j", "j", "j", "k"].map((key) => {
      press(key);
      return chosen();
    });
    expect(path).toEqual(["a", "b", "c", "c", "b"]);
    press("Enter");
    expect(open.mock.calls).toEqual([["b"]]);
  });

  it("ignore keys meant for a field, a button or the browser", () => {
    render(<Rows />);
    press("j", screen.getByLabelText("Field"));
    press("j", document.body, { ctrlKey: true });
    expect(chosen()).toBe("");
    press("j");
    press("Enter", screen.getByRole("button"));
    expect(open).not.toHaveBeenCalled();
  });
});
