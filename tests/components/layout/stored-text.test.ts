import { storedText } from "@/lib/http/browser/stored-text";

const KEY = "a-text";
const blocked = () => {
  throw new Error("Storage is blocked.");
};
const changeElsewhere = (key: string | null) =>
  window.dispatchEvent(new StorageEvent("storage", { key }));

beforeEach(() => localStorage.clear());

it("is kept for the next page, and told to this one", () => {
  const told = jest.fn();
  const text = storedText(KEY, () => localStorage);
  const unsubscribe = text.subscribe(told);
  text.save("open");
  expect(told).toHaveBeenCalledTimes(1);
  expect(storedText(KEY, () => localStorage).read()).toBe("open");
  unsubscribe();
  text.save("closed");
  expect(told).toHaveBeenCalledTimes(1);
});

it.each([
  [KEY, 1],
  [null, 1],
  ["another-text", 0],
])("hears what another tab does to %j", (key, times) => {
  const told = jest.fn();
  const unsubscribe = storedText(KEY, () => localStorage).subscribe(told);
  changeElsewhere(key);
  expect(told).toHaveBeenCalledTimes(times);
  unsubscribe();
  changeElsewhere(key);
  expect(told).toHaveBeenCalledTimes(times);
});

it("lasts as long as the page while storage is blocked", () => {
  const text = storedText(KEY, blocked);
  text.save("open");
  expect(text.read()).toBe("open");
});
