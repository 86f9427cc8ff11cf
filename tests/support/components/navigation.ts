/**
 * Stands in for Next's router and address in component tests:
 * `jest.mock("next/navigation", () => jest.requireActual("@/tests/support/components/navigation").mockNavigation)`.
 */
export const mockNavigation = {
  push: jest.fn(),
  replace: jest.fn(),
  refresh: jest.fn(),
  params: new URLSearchParams(),
  useRouter: () => mockNavigation,
  useSearchParams: () => mockNavigation.params,
  usePathname: () => "/",
  /** Resets the records and sets the address's query. */
  reset(query = "") {
    for (const fn of [mockNavigation.push, mockNavigation.replace, mockNavigation.refresh]) {
      fn.mockReset();
    }
    mockNavigation.params = new URLSearchParams(query);
  },
};
