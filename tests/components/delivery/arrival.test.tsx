import { render, screen } from "@testing-library/react";
import { ArrivalLine } from "@/components/ui/arrival/arrival-line";
import { ArrivalWindow } from "@/components/ui/arrival/arrival-window";
import type { DeliveryWindow } from "@/lib/delivery/contract";

const window: DeliveryWindow = {
  ...{ ordered_on: "2026-12-21", dispatch_by: "2026-12-23" },
  ...{ from: "2026-12-26", to: "2026-12-29" },
  holidays: [{ day: "2026-12-25", name: "Christmas" }],
};

it("says the window, and draws it for the eye only", () => {
  render(<ArrivalWindow window={window} />);
  const figure = screen.getByRole("figure");
  expect(figure).toHaveTextContent(/^Arrives Sat 26 to Tue 29 December/);
  expect(figure).toHaveTextContent("Leaves our warehouse by Wed 23 December.");
  expect(figure).toHaveTextContent("No dispatch or delivery on Fri 25 December (Christmas).");
  const strip = figure.querySelector("[aria-hidden=true]");
  expect(strip?.querySelectorAll(".arrival-day")).toHaveLength(9);
  expect(strip?.querySelectorAll(".arrival-day--off")).toHaveLength(2);
});

it("takes other words", () => {
  render(<ArrivalWindow window={window} title="Promised for Sat 26 December" note="Shipped." />);
  const figure = screen.getByRole("figure");
  expect(figure).toHaveTextContent(/^Promised for Sat 26 DecemberShipped\./);
  expect(figure).not.toHaveTextContent("Christmas");
});

it("fits on a line", () => {
  const { container } = render(<ArrivalLine window={window} />);
  expect(container).toHaveTextContent(/^Arrives Sat 26 to Tue 29 Dec$/);
  expect(container.querySelectorAll(".arrival-tick--open")).toHaveLength(3);
});
