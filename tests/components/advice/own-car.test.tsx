import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OwnCar } from "@/components/advice/own-car/own-car";
import { docs } from "@/lib/advice/product/docs";
import { type Answer, stubFetch } from "@/tests/support/components/fetch-stub";

const CARS = "GET /api/advice/cars";
const ASK = "POST /api/advice/product";
const cars: Answer = { body: docs.listCars.output };
const answer: Answer = { body: docs.adviseOnProduct.output };
const REMEMBERED = "car=hyundai-creta-electric+51.4+kWh&kind=car&km=40&phases=1&load=5&peak=3";

beforeEach(() => localStorage.clear());

const open = async () => {
  render(<OwnCar slug="ac02p-7-4-kw" />);
  await userEvent.click(screen.getByRole("button", { name: "Check your car and supply" }));
};
const form = () => screen.findByRole("form", { name: "Your car and supply" });
const workItOut = () => userEvent.click(screen.getByRole("button", { name: "Work it out" }));

it("leads to a page of its own without scripts", () => {
  const { container } = render(<OwnCar slug="ac02p-7-4-kw" />);
  expect(container.querySelector("form")).toHaveAttribute("action", "/choose/answer");
});

it("answers for the car and the supply, and remembers both on the device", async () => {
  const sent = stubFetch({ [CARS]: cars, [ASK]: answer });
  await open();
  const fields = within(await form());
  expect(document.activeElement).toContainElement(await form());
  await userEvent.selectOptions(
    fields.getByLabelText("Car, scooter or truck"),
    "Creta Electric 51.4 kWh",
  );
  await userEvent.type(fields.getByLabelText("Sanctioned load, kW"), "5");
  await userEvent.type(fields.getByLabelText("Usual peak, kW"), "3");
  await workItOut();

  expect(await screen.findByText("7 h 10 min from 10 to 100 %")).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("The same on petrol₹8,234 a month");
  expect(screen.getByRole("status")).toHaveTextContent("First: more load");
  expect(screen.getByText(/not yet checked with its maker/)).toBeInTheDocument();
  expect(sent.at(-1)?.body).toEqual({
    ...{ charger: "ac02p-7-4-kw", car: "hyundai-creta-electric", variant: "51.4 kWh" },
    ...{ phases: 1, sanctioned_kw: 5, peak_kw: 3, km_a_day: 40 },
  });
  expect(localStorage.getItem("own-car")).toBe(REMEMBERED);
});

it("answers by itself on a device that remembers a car, and forgets it", async () => {
  localStorage.setItem("own-car", REMEMBERED);
  stubFetch({ [CARS]: cars, [ASK]: answer });
  render(<OwnCar slug="ac02p-7-4-kw" />);
  expect(await screen.findByText("Hyundai Creta Electric 51.4 kWh")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Forget my car" }));
  expect(await form()).toBeVisible();
  expect(localStorage.getItem("own-car")).toBe("");
});

it("takes the figures of a car that is not listed", async () => {
  const sent = stubFetch({ [CARS]: cars, [ASK]: answer });
  await open();
  const fields = within(await form());
  await userEvent.selectOptions(fields.getByLabelText("Car, scooter or truck"), "own");
  await userEvent.type(fields.getByLabelText("Battery, kWh"), "30");
  await userEvent.type(fields.getByLabelText("Takes on AC, kW"), "7");
  await workItOut();
  await screen.findByText("7 h 10 min from 10 to 100 %");
  expect(sent.at(-1)?.body).toMatchObject({ own: { kind: "car", battery_kwh: 30, ac_kw: 7 } });
});

it("says what is wrong beside its field, and remembers nothing of it", async () => {
  stubFetch({
    [CARS]: cars,
    [ASK]: {
      error: "invalid_input",
      message: "Check the form.",
      fields: { sanctioned_kw: ["Enter the sanctioned load in kW, at least 0.5."] },
    },
  });
  await open();
  await form();
  await userEvent.selectOptions(screen.getByLabelText("Car, scooter or truck"), "own");
  await workItOut();
  expect(await screen.findByLabelText("Sanctioned load, kW")).toBeInvalid();
  expect(localStorage.getItem("own-car")).toBeNull();
});

it("says so when it is offline, and tries again", async () => {
  localStorage.setItem("own-car", REMEMBERED);
  stubFetch({ [ASK]: ["offline", answer] });
  render(<OwnCar slug="ac02p-7-4-kw" />);
  expect(await screen.findByText(/Check your connection and try again/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("7 h 10 min from 10 to 100 %")).toBeVisible();
});

it("keeps the question when the list of cars cannot be fetched", async () => {
  stubFetch({ [CARS]: ["offline", cars] });
  await open();
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  await waitFor(async () => expect(await form()).toBeVisible());
});
