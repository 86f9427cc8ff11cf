import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { ChooseSteps } from "@/components/advice/choose-steps";

const words = { next: "Next", back: "Back", submit: "Show my charger" };
const steps = (
  <ChooseSteps words={words}>
    <fieldset>
      <input aria-label="Car" name="car" required />
    </fieldset>
    <fieldset>
      <input aria-label="Load" name="load" />
    </fieldset>
    <fieldset>
      <input aria-label="Hours" name="hours" required />
    </fieldset>
  </ChooseSteps>
);
const shown = () => screen.getByRole("form").dataset.step;

it("is a whole form without scripts", () => {
  const html = renderToString(steps);
  expect(html.match(/<fieldset/g)).toHaveLength(3);
  expect(html).toContain('action="/choose/answer"');
  expect(html).toMatch(/<button[^>]*type="submit"/);
});

it("goes to the next step when this one is complete, and back", async () => {
  render(<div>{steps}</div>);
  const next = () => userEvent.click(screen.getByRole("button", { name: "Next" }));
  await next();
  expect(shown()).toBe("0");
  await userEvent.type(screen.getByLabelText("Car"), "Nexon");
  await next();
  expect(shown()).toBe("1");
  await next();
  expect(shown()).toBe("2");
  expect(screen.queryByRole("button", { name: "Next" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Back" }));
  expect(shown()).toBe("1");
});

it("leaves empty fields out of the address", async () => {
  render(<div>{steps}</div>);
  await userEvent.type(screen.getByLabelText("Car"), "Nexon");
  const form = screen.getByRole<HTMLFormElement>("form");
  const formData = new FormData(form);
  // What a browser does when it sends the form.
  form.dispatchEvent(Object.assign(new Event("formdata"), { formData }));
  expect([...formData.keys()]).toEqual(["car"]);
});
