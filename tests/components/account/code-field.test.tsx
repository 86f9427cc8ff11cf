import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { CodeAgain } from "@/components/auth/code-again";
import { CodeField } from "@/components/auth/code-field";
import { Form } from "@/components/forms/form";
import { SubmitButton } from "@/components/forms/submit-button";

const code = () => screen.getByLabelText("One-time code");

function Page({ sent }: { sent: (data: Record<string, unknown>) => void }) {
  const [fields, setFields] = useState<Record<string, string[]>>();
  function submit(data: FormData) {
    sent(Object.fromEntries(data));
    setFields({ otp_code: ["Invalid OTP"] });
  }
  return (
    <Form onSubmit={submit} fields={fields}>
      <CodeField tools="Paste works too." autoFocus />
      <SubmitButton>Verify</SubmitButton>
    </Form>
  );
}

describe("CodeField", () => {
  it("accepts exactly six digits in one field", async () => {
    const user = userEvent.setup();
    const sent = jest.fn();
    render(<Page sent={sent} />);
    expect(code()).toHaveFocus();
    expect(code()).toHaveAttribute("autocomplete", "one-time-code");
    expect(code()).toHaveAccessibleDescription("Paste works too.");
    await user.type(code(), "4a7 0-29189");
    expect(code()).toHaveValue("470291");
    await user.click(screen.getByRole("button", { name: "Verify" }));
    expect(sent).toHaveBeenCalledWith({ otp_code: "470291" });
  });

  it("accepts a pasted code with spaces", async () => {
    const user = userEvent.setup();
    render(<Page sent={jest.fn()} />);
    await user.click(code());
    await user.paste("Your code: 470 291.");
    expect(code()).toHaveValue("470291");
  });

  it("clears a refused code with a message and waits for the next", async () => {
    const user = userEvent.setup();
    render(<Page sent={jest.fn()} />);
    await user.type(code(), "470291{Enter}");
    expect(code()).toHaveValue("");
    expect(code()).toHaveFocus();
    expect(code()).toHaveAccessibleDescription("Invalid OTP Paste works too.");
    await user.type(code(), "1");
    expect(code()).toHaveValue("1");
  });
});

describe("CodeAgain", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const again = () => screen.queryByRole("button", { name: "Send again" });
  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

  it("offers a new code every 30 seconds", async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const send = jest.fn(async () => true);
    render(<CodeAgain send={send} />);
    expect(screen.getByText("New code in 0:30")).toBeVisible();
    await pass(29);
    expect(again()).toBeNull();
    await pass(1);
    await user.click(again() as HTMLElement);
    await pass(0);
    expect(send).toHaveBeenCalledTimes(1);
    expect(screen.getByText("New code in 0:30")).toBeVisible();
    await pass(30);
    expect(again()).toBeVisible();
  });

  it("stays when sending fails, and waits as long as the server says", async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const send = jest.fn<Promise<boolean | number>, []>().mockResolvedValueOnce(false);
    send.mockResolvedValueOnce(95);
    render(<CodeAgain send={send} />);
    await pass(30);
    await user.click(again() as HTMLElement);
    await pass(0);
    expect(again()).toBeVisible();
    await user.click(again() as HTMLElement);
    await pass(0);
    expect(screen.getByText("New code in 1:35")).toBeVisible();
  });
});
