import { z } from "zod";
import { calls, documentedCalls } from "@/lib/api-docs/calls";
import { exampleInput } from "@/tests/support/fuzz/example";

it("documents every call exactly once", () => {
  const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
  const documented = documentedCalls.map(({ spec }) => nameOf(spec)).toSorted();
  expect(documented).toEqual(calls.map(nameOf).toSorted());
});

describe.each(documentedCalls.map((call) => [`${call.contract} ${call.name}`, call] as const))(
  "%s",
  (_name, { spec, docs }) => {
    it("has a summary of at most 60 characters and a description in sentences", () => {
      expect(docs.summary).toMatch(/^[A-Z].{3,58}[^.!]$/);
      expect(docs.description).toMatch(/^.{40,}[.)]$/);
    });

    it("has an example input that matches its schema", () => {
      const parsed = spec.input.safeParse(exampleInput({ spec, docs }));
      expect(parsed.error?.issues ?? []).toEqual([]);
    });

    it("has an example output that matches its schema", () => {
      if (spec.answers === "file") return expect(docs.output).toMatch(/\S/);
      expect(z.safeDecode(spec.output, docs.output).error?.issues ?? []).toEqual([]);
    });
  },
);
