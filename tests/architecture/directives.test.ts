import { product, read } from "@/tests/architecture/sources";

it('"use client" and "use server" are the first line of their file, or the build fails', () => {
  const late = product.filter(
    (file) => /^\(?"use (client|server)"/m.test(read(file)) && !/^"use \w+";/.test(read(file)),
  );
  expect(late).toEqual([]);
});
