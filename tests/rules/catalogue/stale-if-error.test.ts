import { AppError } from "@/lib/call/errors";
import { staleIfError } from "@/lib/catalogue/pages/stale-if-error";

const down = async () => {
  throw new AppError("upstream_failed", "The shop is not answering.");
};
const read = (value: unknown) => staleIfError("product one", async () => value);

it("returns the last known value while the API tier is down", async () => {
  await expect(staleIfError("product one", down)).rejects.toThrow("not answering");
  expect(await read("old")).toBe("old");
  expect(await staleIfError("product one", down)).toBe("old");
  expect(await read(null)).toBeNull();
  expect(await staleIfError("product one", down)).toBeNull();
  await expect(staleIfError("product two", down)).rejects.toThrow("not answering");
});

it("passes other errors on", async () => {
  await read("old");
  const broken = async () => {
    throw new Error("a fault of ours");
  };
  await expect(staleIfError("product one", broken)).rejects.toThrow("a fault of ours");
});

it("keeps the 300 most recently used values", async () => {
  for (let n = 0; n < 300; n += 1) await staleIfError(`n ${n}`, async () => n);
  await staleIfError("n 0", async () => "again");
  await staleIfError("n 300", async () => 300);
  expect(await staleIfError("n 0", down)).toBe("again");
  await expect(staleIfError("n 1", down)).rejects.toThrow();
  expect(await staleIfError("n 2", down)).toBe(2);
});
