/**
 * console.error fails a test even when every expectation holds. A test that expects one
 * replaces the spy for itself: `jest.spyOn(console, "error").mockImplementation(() => undefined)`.
 */
let complaints: unknown[][] = [];
const original = console.error;

beforeEach(() => {
  complaints = [];
  console.error = (...args: unknown[]) => {
    complaints.push(args);
    original(...args);
  };
});

afterEach(() => {
  console.error = original;
  if (complaints.length === 0) return;
  const text = complaints.map((args) => args.map(String).join(" ")).join("\n");
  throw new Error(`console.error was called:\n${text.slice(0, 2_000)}`);
});
