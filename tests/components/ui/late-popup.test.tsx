import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { act } from "react";
import { useLatePopup } from "@/components/ui/late/use-late-popup";

type Popup = typeof Shown;

function Shown({ item, onClose }: { item: string | null; onClose: () => void }) {
  return item && <button type="button" onClick={onClose}>{`Close ${item}`}</button>;
}

function Opener({ load }: { load: () => Promise<Popup> }) {
  const { Popup, opened, open, close } = useLatePopup<string, Popup>(load);
  return (
    <>
      <button type="button" onClick={() => open("first", "#first")}>
        First
      </button>
      <button type="button" onClick={() => open("second", "#second")}>
        Second
      </button>
      {Popup && <Popup item={opened} onClose={close} />}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it("opens what was pressed last as soon as the code is there", async () => {
  const coming = Promise.withResolvers<Popup>();
  render(<Opener load={() => coming.promise} />);
  await press("First");
  await press("Second");
  expect(screen.queryByRole("button", { name: /Close/ })).toBeNull();
  await act(async () => coming.resolve(Shown));
  await press("Close second");
  expect(screen.queryByRole("button", { name: /Close/ })).toBeNull();
  await press("First");
  expect(screen.getByRole("button", { name: "Close first" })).toBeInTheDocument();
});

it("fetches the code before the first press, once the page is idle", async () => {
  const load = jest.fn(async () => Shown);
  render(<Opener load={load} />);
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(load).toHaveBeenCalledTimes(1);
});

it("goes to the page where the code cannot be fetched", async () => {
  render(<Opener load={() => Promise.reject(new Error("offline"))} />);
  await press("Second");
  expect(window.location.hash).toBe("#second");
});
