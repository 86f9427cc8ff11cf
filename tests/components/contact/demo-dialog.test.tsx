import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { DemoDialog } from "@/components/contact/demo-dialog";
import { requestDemo } from "@/lib/contact/actions";
import { SOLUTIONS, type Solution } from "@/lib/contact/rules";
import { UNSENT } from "@/lib/http/browser/form-state";

jest.mock("@/lib/contact/actions", () => ({ requestDemo: jest.fn() }));
const action = jest.mocked(requestDemo);
beforeEach(() => {
  action.mockReset();
});

const open = () => userEvent.click(screen.getByRole("button", { name: "Request a Demo" }));
const send = () => userEvent.click(screen.getByRole("button", { name: "Send request" }));
const type = (label: RegExp | string, text: string) =>
  userEvent.type(screen.getByLabelText(label), text);

describe("DemoDialog", () => {
  it("is a link to the contact page before hydration", () => {
    document.body.innerHTML = renderToString(<DemoDialog solution="hrms" />);
    expect(screen.getByRole("link", { name: "Request a Demo" })).toHaveAttribute(
      "href",
      "/contact",
    );
  });

  it.each<[Solution, string[]]>([
    ["hrms", []],
    ["education", ["School name is required"]],
    ["health", ["Hospital name is required"]],
  ])("of %s sends nothing while a field is missing", async (solution, words) => {
    render(<DemoDialog solution={solution} />);
    await open();
    await send();
    for (const text of ["Name is required", "Email is required", ...words]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getAllByText(/is required/)).toHaveLength(2 + words.length);
    expect(action).not.toHaveBeenCalled();
  });

  it.each<[Solution, string]>([
    ["hrms", "Demo request submitted!"],
    ["education", "Request Submitted!"],
    ["health", "Request submitted!"],
  ])("of %s closes after success and shows '%s'", async (solution, message) => {
    action.mockResolvedValue({
      ...UNSENT,
      ok: true,
      message,
      answer: { message, reference: "D-000124" },
    });
    render(<DemoDialog solution={solution} />);
    await open();
    await type("Name", "Asha");
    await type("Email", "a@example.in");
    await type(new RegExp(SOLUTIONS[solution].organisation), "Lake View");
    await send();
    expect(await screen.findByText(message)).toHaveTextContent("Your reference is D-000124.");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(Object.fromEntries(action.mock.calls[0]?.[1] ?? [])).toEqual({
      solution,
      name: "Asha",
      email: "a@example.in",
      organisation: "Lake View",
      need: "",
      website: "",
    });
  });

  it("stays open with its input after a failure, and closes with its x", async () => {
    action.mockRejectedValue(new TypeError("Failed to fetch"));
    render(<DemoDialog solution="hrms" />);
    await open();
    await type("Name", "Asha");
    await type("Email", "a@example.in");
    await send();
    expect(await screen.findByText("Network error: Failed to fetch")).toBeVisible();
    expect(screen.getByLabelText("Name")).toHaveValue("Asha");
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});
