import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { Palette } from "@/components/admin/palette/palette";
import type { OfficeFound } from "@/lib/palette/contract";
import { type Answer, refusal, stubFetch } from "@/tests/support/components/fetch-stub";
import { renderWithQueries } from "@/tests/support/components/with-queries";

const opened = jest.fn();

// jsdom cannot navigate: only the link's target is checked.
jest.mock("next/link", () => ({
  __esModule: true,
  default: ({ prefetch: _, ...props }: { prefetch?: boolean; children: ReactNode }) => (
    <a {...props} />
  ),
}));

const NOTHING: OfficeFound = { orders: [], products: [], customers: [] };
const found = (changes: Partial<OfficeFound>): Answer => ({ body: { ...NOTHING, ...changes } });
const asha = { id: "u1", name: "Asha Menon", email: "asha@example.in", phone_number: null };
const order = {
  id: "o1",
  number: "AK-2611-000482",
  customer: "Asha Menon",
  product: "AC03W 7.4 kW",
  status: null,
};
const product = { id: "p1", name: "AC03W 7.4 kW", model: "AC03W-07", listed: false };
const SEARCH = (query: string) => `GET /api/admin/search?query=${query}`;

function show(answers: Record<string, Answer | Answer[]> = {}) {
  const sent = stubFetch(answers);
  renderWithQueries(<Palette />);
  return sent;
}
const field = () => screen.getByRole("combobox");
const options = () => screen.queryAllByRole("option").map((option) => option.textContent);
const chosen = () => screen.getByRole("option", { selected: true });
const press = (keys: string) => userEvent.keyboard(keys);

function listenToLinks(event: MouseEvent) {
  const link = (event.target as Element).closest("a");
  if (!link) return;
  event.preventDefault();
  opened(link.getAttribute("href"));
}

beforeAll(() => document.addEventListener("click", listenToLinks));
afterAll(() => document.removeEventListener("click", listenToLinks));
beforeEach(() => {
  opened.mockReset();
  sessionStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
  window.open = jest.fn();
});

describe("Palette", () => {
  it.each(["{Control>}k{/Control}", "{Meta>}k{/Meta}"])(
    "opens by %s and by its button",
    async (keys) => {
      show();
      await press(keys);
      expect(field()).toHaveFocus();
      await press(keys);
      expect(screen.queryByRole("combobox")).toBeNull();
      await userEvent.click(screen.getByRole("button", { name: "Search" }));
      expect(field()).toBeVisible();
    },
  );

  it("stays closed while another dialog is open", async () => {
    show();
    const other = document.createElement("dialog");
    document.body.append(other);
    const matches = jest.spyOn(document, "querySelector").mockReturnValue(other);
    await press("{Control>}k{/Control}");
    matches.mockRestore();
    other.remove();
    expect(screen.queryByRole("combobox")).toBeNull();
  });

  it("finds a page without asking the server", async () => {
    const sent = show({ [SEARCH("audit")]: found({}) });
    await press("{Control>}k{/Control}audit");
    expect(options()).toEqual(["Audit Log"]);
    expect(sent).toEqual([]);
    await press("{Enter}");
    await waitFor(() => expect(opened).toHaveBeenCalledWith("/admin/audit"));
    expect(screen.queryByRole("combobox")).toBeNull();
  });

  it("groups orders, products and customers and moves through them with the arrow keys", async () => {
    show({
      [SEARCH("asha")]: found({ orders: [order], products: [product], customers: [asha] }),
    });
    await press("{Control>}k{/Control}asha");
    await waitFor(() => expect(options()).toHaveLength(3));
    const groups = screen.getAllByRole("group").map((group) => group.textContent);
    expect(groups).toEqual([
      "OrdersAK-2611-000482Asha Menon, AC03W 7.4 kW",
      "ProductsAC03W 7.4 kWAC03W-07, delisted",
      "CustomersAsha Menonasha@example.in",
    ]);
    const steps: (string | null)[] = [];
    for (const key of ["", "{ArrowDown}", "{ArrowDown}", "{ArrowDown}", "{ArrowUp}"]) {
      await press(key || "{Shift}");
      steps.push(chosen().getAttribute("href"));
      expect(field()).toHaveAttribute("aria-activedescendant", chosen().id);
    }
    const hrefs = ["/admin/orders/o1", "/admin/product/view/p1", "/admin/users/u1"];
    expect(steps).toEqual([...hrefs, hrefs[0], hrefs[2]]);
    expect(field()).toHaveFocus();
  });

  it.each(["{Control>}{Enter}{/Control}", "{Meta>}{Enter}{/Meta}"])(
    "opens a result in a new tab with %s and stays open",
    async (keys) => {
      show({ [SEARCH("asha")]: found({ customers: [asha] }) });
      await press("{Control>}k{/Control}asha");
      await waitFor(() => expect(options()).toHaveLength(1));
      await press(keys);
      expect(window.open).toHaveBeenCalledWith("/admin/users/u1", "_blank", "noopener");
      expect(opened).not.toHaveBeenCalled();
      expect(field()).toBeVisible();
    },
  );

  it("holds an early Enter until the results of the full query", async () => {
    const answers = { [SEARCH("as")]: found({ customers: [{ ...asha, id: "wrong" }] }) };
    show({ ...answers, [SEARCH("asha")]: found({ customers: [asha] }) });
    await press("{Control>}k{/Control}as");
    await waitFor(() => expect(options()).toHaveLength(1));
    await press("ha{Enter}");
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
    expect(opened).toHaveBeenCalledWith("/admin/users/u1");
  });

  it("ignores the answer to an outdated query", async () => {
    show({
      [SEARCH("as")]: found({ customers: [asha] }),
      [SEARCH("xyzzy")]: found({}),
    });
    await press("{Control>}k{/Control}as");
    await waitFor(() => expect(options()).toHaveLength(1));
    await userEvent.clear(field());
    await userEvent.type(field(), "xyzzy");
    expect(await screen.findByText("Nothing found for “xyzzy”.")).toBeVisible();
    expect(options()).toEqual([]);
  });

  it("announces searching, the number of results and a query that is too short", async () => {
    show({ [SEARCH("asha")]: found({ customers: [asha] }) });
    await press("{Control>}k{/Control}q");
    expect(screen.getByRole("status")).toHaveTextContent("Type one more character.");
    await userEvent.clear(field());
    await userEvent.type(field(), "asha");
    expect(screen.getByRole("status")).toHaveTextContent("Searching…");
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("1 found"));
  });

  it("reports a failed search and retries", async () => {
    show({ [SEARCH("asha")]: [refusal("internal", "x"), found({ customers: [asha] })] });
    await press("{Control>}k{/Control}asha");
    const alert = await screen.findByRole("alert");
    await userEvent.click(within(alert).getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(options()).toHaveLength(1));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("offers recent choices before typing, without email and phone", async () => {
    show({ [SEARCH("asha")]: found({ customers: [asha] }) });
    await press("{Control>}k{/Control}asha");
    await waitFor(() => expect(options()).toHaveLength(1));
    await press("{Enter}");
    await waitFor(() => expect(opened).toHaveBeenCalled());
    await press("{Control>}k{/Control}");
    expect(options()[0]).toBe("Asha Menon");
    expect(options()).toContain("Dashboard");
    expect(JSON.stringify({ ...sessionStorage })).not.toContain("@");
  });
});
