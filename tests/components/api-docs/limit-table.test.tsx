import { render, screen, within } from "@testing-library/react";
import { LimitTable } from "@/components/api-docs/limit-table";
import { limitLines } from "@/lib/call/limit-table";

const row = (name: string) => within(screen.getByRole("row", { name: new RegExp(`^${name}`) }));

it("lists each limit with its rate, scope and effect", () => {
  render(<LimitTable limits={limitLines()} />);
  expect(screen.getAllByRole("rowheader")).toHaveLength(limitLines().length);
  for (const [what, words] of [
    ["Every call", "1,500 a minute for an address"],
    ["A new cart of a guest", "30 an hour for an address"],
    ["Login", "60 in 10 minutes for an account, 100 in 10 minutes for an address"],
    ["Changing the email address", "5 a day for an account, 30 an hour for an address"],
    ["The same for all strangers together", "10 an hour to a mailbox; at most 30 a day"],
  ] as const)
    expect(row(what).getByRole("cell")).toHaveTextContent(words);
});
