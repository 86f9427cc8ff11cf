import { product, read } from "@/tests/architecture/sources";

it('"use client" and "use server" stand first in their file: anywhere else the build fails', () => {
  const late = product.filter(
    (file) => /^\(?"use (client|server)"/m.test(read(file)) && !/^"use \w+";/.test(read(file)),
  );
  expect(late).toEqual([]);
});
