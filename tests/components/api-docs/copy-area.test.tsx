import { act, fireEvent, render, screen } from "@testing-library/react";
import { CodeBlock } from "@/components/api-docs/code-block";
import { CopyArea } from "@/components/api-docs/copy-area";

const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
});
afterEach(() => jest.useRealTimers());

function draw() {
  render(
    <CopyArea>
      <CodeBlock title="Request" text={'curl \\\n  -H "x-api-key: $API_KEY"'} />
      <CodeBlock title="Answer, 200" text="{}" />
    </CopyArea>,
  );
  return screen.getByRole("button", { name: "Copy: Request" });
}
const press = (button: HTMLElement) => act(async () => fireEvent.click(button));

it("copies the code beside the button, confirms it and can copy again", async () => {
  const button = draw();
  await press(button);
  expect(writeText.mock.calls).toEqual([['curl \\\n  -H "x-api-key: $API_KEY"']]);
  expect(screen.getByRole("status")).toHaveTextContent("Copied");
  expect(button).toHaveTextContent("Copied");
  act(() => jest.advanceTimersByTime(2_000));
  expect(button).toHaveTextContent("Copy");
});

it("reports when the browser does not allow copying", async () => {
  writeText.mockRejectedValue(new Error("not allowed"));
  await press(draw());
  expect(screen.getByRole("status")).toHaveTextContent("Select and copy it by hand");
});

it("makes scrolling areas focusable", () => {
  const long = Array.from({ length: 40 }, (_, at) => String(at)).join("\n");
  const { container } = render(<CodeBlock title="Long" text={long} />);
  expect(container.querySelector("pre")).toHaveAttribute("tabindex", "0");
});
