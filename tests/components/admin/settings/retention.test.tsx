import { render, screen, within } from "@testing-library/react";
import { RetentionTable } from "@/components/admin/settings/retention-table";

const at = new Date("2026-11-28T06:30:00Z");
const never = { last_run_at: null, removed: null, removed_in_all: 0, last_removed_at: null };
const mails = { rule: "mails", what: "Emails", kept: "180 days", problem: null };

it("shows a rule's last run, its count and its next run", () => {
  const run = { last_run_at: at, removed: 1200, removed_in_all: 123456, last_removed_at: at };
  render(<RetentionTable rules={[{ ...mails, ...run }]} next={new Date("2026-11-28T07:17:00Z")} />);
  const [, row] = screen.getAllByRole("row");
  expect(row).toHaveTextContent("180 days");
  expect(row).toHaveTextContent("1,200 deleted");
  expect(row).toHaveTextContent("1,23,456");
  expect(screen.getByText(/Next run: 28 Nov 2026, 12:47/)).toBeInTheDocument();
});

it("shows rules that have not run and rules that failed", () => {
  const broken = { ...mails, rule: "codes", ...never, last_run_at: at, removed: 0 };
  const rules = [
    { ...mails, ...never },
    { ...broken, problem: "The disk is full." },
  ];
  render(<RetentionTable rules={rules} next={at} />);
  const [, first, second] = screen.getAllByRole("row");
  expect(within(first as HTMLElement).getByText("not yet")).toBeInTheDocument();
  expect(within(second as HTMLElement).getByText("The disk is full.")).toBeInTheDocument();
});
