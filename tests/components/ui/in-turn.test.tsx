import { act, screen } from "@testing-library/react";
import { useEffect } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { InTurn } from "@/components/ui/late/in-turn";

let awake: string[];
let pressed: string[];
let root: Root;
beforeEach(() => {
  awake = [];
  pressed = [];
});
afterEach(() => act(async () => root.unmount()));

function Part({ name }: { name: string }) {
  useEffect(() => void awake.push(name), [name]);
  return (
    <button type="button" onClick={() => pressed.push(name)}>
      {name}
    </button>
  );
}

const page = (
  <InTurn>
    <Part name="header" />
    {null}
    <Part name="main" />
    <Part name="footer" />
  </InTurn>
);

/** The page as the server sends it, before React has done anything. */
function send(): HTMLElement {
  document.body.innerHTML = `<div>${renderToString(page)}</div>`;
  return document.body.firstElementChild as HTMLElement;
}

it("is whole without scripts, and wakes in its order", async () => {
  const container = send();
  expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual([
    "header",
    "main",
    "footer",
  ]);
  await act(async () => {
    root = hydrateRoot(container, page);
  });
  expect(awake).toEqual(["header", "main", "footer"]);
});

it("loses no press on a part that is not awake", async () => {
  const container = send();
  await act(async () => {
    root = hydrateRoot(container, page);
    screen.getByRole("button", { name: "footer" }).click();
    expect(pressed).toEqual(["footer"]);
  });
});
