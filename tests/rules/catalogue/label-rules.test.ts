import { labelProblem } from "@/lib/catalogue/products/label-rules";
import { originOf } from "@/lib/catalogue/products/origins";

const label = { price: 4_299_900, mrp: null, country_of_origin: "IN", importer: "" };

test.each([
  ["no MRP, which is the price", {}, undefined],
  ["an MRP that is the price", { mrp: 4_299_900 }, undefined],
  ["an MRP one paisa below the price", { mrp: 4_299_899 }, "mrp"],
  ["an import without importer", { country_of_origin: "DE" }, "importer"],
  ["an import whose importer is blank", { country_of_origin: "DE", importer: " " }, "importer"],
  ["an import with importer", { country_of_origin: "DE", importer: "Us, Pune" }, undefined],
])("%s", (_, change, field) => {
  expect(labelProblem({ ...label, ...change })?.field).toBe(field);
});

test.each([
  ["India", "IN"],
  [" germany ", "DE"],
  ["de", "DE"],
  ["Atlantis", "Atlantis"],
])("reads the country %j as %s", (text, code) => {
  expect(originOf(text)).toBe(code);
});
