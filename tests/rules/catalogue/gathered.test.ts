import { gathered } from "@/lib/catalogue/freshness/gathered";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function gathering() {
  const sent: (string[] | null)[] = [];
  return { sent, gather: gathered(50, (changed) => sent.push(changed)) };
}

it("sends once what came within the time, each address once", () => {
  const { sent, gather } = gathering();
  for (const slug of ["a", "b", "a"]) gather(slug);
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(50);
  expect(sent).toEqual([["a", "b"]]);
  gather("c");
  jest.advanceTimersByTime(50);
  expect(sent).toEqual([["a", "b"], ["c"]]);
});

it("sends 'all' for all, and for very many", () => {
  const { sent, gather } = gathering();
  gather("a");
  gather(null);
  jest.advanceTimersByTime(50);
  for (let at = 0; at < 201; at++) gather(`slug-${at}`);
  jest.advanceTimersByTime(50);
  expect(sent).toEqual([null, null]);
});
