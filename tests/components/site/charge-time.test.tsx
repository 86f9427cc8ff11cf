import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { ChargeTime } from "@/components/site/charging/charge-time";

const answer = () => screen.getByRole("status");
const slide = (name: string, value: number) =>
  fireEvent.change(screen.getByRole("slider", { name }), { target: { value } });

it("shows a worked example without scripts", () => {
  const html = renderToString(<ChargeTime note="Energy divided by power." />);
  expect(html).toContain("3 h 35 min");
  expect(html.replaceAll("<!-- -->", "")).toContain(
    "A battery of 40 kWh from 20 to 80 % on 7.4 kW.",
  );
});

it("recalculates for another charger, battery and range", async () => {
  render(<ChargeTime note="" />);
  expect(answer()).toHaveTextContent("3 h 35 min");
  slide("Battery", 30);
  slide("From", 0);
  slide("To", 100);
  expect(answer()).toHaveTextContent("4 h 30 min");
  await userEvent.click(screen.getByRole("radio", { name: "60 kW" }));
  expect(answer()).toHaveTextContent("1 h 20 min");
  expect(screen.getByText(/sets the pace here, at about 30 kW/)).toBeVisible();
});

it("keeps From below To and announces values with their unit", () => {
  render(<ChargeTime note="" />);
  slide("From", 95);
  expect(screen.getByRole("slider", { name: "To" })).toHaveValue("100");
  slide("To", 5);
  expect(screen.getByRole("slider", { name: "From" })).toHaveValue("0");
  slide("Battery", 62);
  const battery = screen.getByRole("slider", { name: "Battery" });
  expect(battery).toHaveAttribute("aria-valuetext", "62 kWh");
});
