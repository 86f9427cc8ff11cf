import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OnlineForm } from "@/components/admin/settings/online-form";
import { currentToasts } from "@/components/ui/toast/toast-store";
import { refusal, stubFetch } from "@/tests/support/components/fetch-stub";
import { renderWithQueries } from "@/tests/support/components/with-queries";

const SAVE = "PUT /api/admin/online-settings";
const amount = () => screen.getByLabelText("Largest online payment, ₹");

async function save(text: string) {
  await userEvent.clear(amount());
  if (text) await userEvent.type(amount(), text);
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
}

describe("OnlineForm", () => {
  it.each([
    ["9,00,000", 900_000],
    ["", null],
  ])("shows the limit in rupees and sends %p as %p", async (text, max) => {
    const sent = stubFetch({
      [SAVE]: { body: { max, held_percent: 50, message: "Online payment saved." } },
    });
    renderWithQueries(<OnlineForm initial={{ max: 5_00_000_00, held_percent: 50 }} />);
    expect(amount()).toHaveValue("500000");
    await save(text);
    await waitFor(() => expect(sent).toEqual([{ call: SAVE, body: { max, held_percent: 50 } }]));
    expect(currentToasts().map((toast) => toast.text)).toContain("Online payment saved.");
  });

  it.each([
    ["five", "Enter an amount, such as 5,000."],
    ["0.5", "Enter an amount of ₹1 or more, or leave it empty."],
    ["1,00,00,00,001", "Enter at most ₹1,00,00,00,000: no purchase is larger."],
  ])("reports %p under its field and sends nothing", async (text, words) => {
    const sent = stubFetch({});
    renderWithQueries(<OnlineForm initial={{ max: null, held_percent: 50 }} />);
    await save(text);
    expect(await screen.findByText(words)).toBeVisible();
    expect(amount()).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it("reports that saving failed", async () => {
    stubFetch({ [SAVE]: refusal("internal", "x") });
    renderWithQueries(<OnlineForm initial={{ max: null, held_percent: 50 }} />);
    await save("5000");
    expect(await screen.findByText("The limits could not be saved.")).toBeVisible();
  });
});
