import { render, screen } from "@testing-library/react";
import { Input } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";

const HELP = "At least 8 characters.";
const ERROR = "A password has at least 8 characters.";

function show(props: { help?: string; error?: string; tools?: string }) {
  render(
    <Field name="password" label="Password" {...props}>
      <Input />
    </Field>,
  );
  return screen.getByLabelText("Password");
}

it("is described by its help", () => {
  expect(show({ help: HELP })).toHaveAccessibleDescription(HELP);
});

it("shows an error in place of the help", () => {
  const input = show({ help: HELP, error: ERROR });
  expect(input).toHaveAccessibleDescription(ERROR);
  expect(input).toBeInvalid();
  expect(screen.queryByText(HELP)).toBeNull();
});

it("keeps its tools beside an error", () => {
  const input = show({ tools: "Send again", error: ERROR });
  expect(input).toHaveAccessibleDescription(`${ERROR} Send again`);
});
