import fs from "node:fs";
import path from "node:path";

const schema = fs.readFileSync("prisma/schema.prisma", "utf8");
const migrations = fs
  .readdirSync("prisma/migrations", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".sql"))
  .map((file) => fs.readFileSync(path.join("prisma/migrations", file), "utf8"))
  .join("\n");
const models = [...schema.matchAll(/^model (\w+) \{\n(.*?)^\}/gms)].map(
  ([, name = "", body = ""]) => ({ name, body }),
);
const names = new Set(models.map(({ name }) => name));

/** A field that is a relation has no column of its own. */
const columns = models.flatMap(({ name, body }) =>
  [...body.matchAll(/^ {2}(\w+) +(\w+)/gm)]
    .filter(([, , type = ""]) => !names.has(type))
    .map(([, field = ""]) => [name, field] as const),
);

const choices = [...schema.matchAll(/^enum (\w+) \{\n(.*?)^\}/gms)].flatMap(
  ([, name = "", body = ""]) =>
    [...body.matchAll(/^ {2}(\w+)(?: +@map\("([^"]+)"\))?/gm)].map(
      ([, value = "", mapped]) => [name, mapped ?? value] as const,
    ),
);

it.each(choices)("a migration adds %s.%s", (type, value) => {
  const statements = migrations.split(";").filter((sql) => sql.includes(`"${type}"`));
  const isThere = statements.some((sql) => sql.includes("TYPE") && sql.includes(`'${value}'`));
  const hint = "run npm run db:migration -- what_it_does";
  expect(isThere ? "" : `${type}.${value} is in no migration: ${hint}`).toBe("");
});

it.each(columns)("a migration makes the column %s.%s", (model, field) => {
  const mapped = new RegExp(`^ {2}${field} .*@map\\("(\\w+)"\\)`, "m").exec(schema)?.[1] ?? field;
  const hint = "run npm run db:migration -- what_it_does";
  const tables = migrations.split(";").filter((sql) => sql.includes(`"${model}"`));
  const isThere = tables.some((sql) => sql.includes(`"${mapped}"`));
  expect(isThere ? "" : `${model}.${field} is in no migration: ${hint}`).toBe("");
});
