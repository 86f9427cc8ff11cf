import fs from "node:fs";
import path from "node:path";
import { bareTexts } from "@/tests/support/texts/bare-text";

const root = path.join(__dirname, "../..");
const files = ["app", "components"].flatMap((folder) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => path.posix.join(folder, file)),
);

it("conditional text always has an element of its own", () => {
  const wrong = files.flatMap((file) =>
    bareTexts(fs.readFileSync(path.join(root, file), "utf8")).map(
      (line) => `${file}:${line}: put this text, or the one behind it, into a <span>.`,
    ),
  );
  expect(wrong).toEqual([]);
});

it.each([
  '<p>Read. {a && " More."}</p>',
  "<p>Read. {a && more}</p>",
  "<p>Read. {a && `more`}</p>",
  '<p>{a ? "Yes" : <b>No</b>} <i>now</i></p>',
  "<p>{a ? 1 : null}<i>now</i></p>",
  "<p><i>now</i>{a ?? <b>never</b>}</p>",
  "<p><i>now</i>{a?.name}</p>",
  '<>{a && "More."}</>',
  "<p>{a && <b>No</b>} more</p>",
  "<p>{a && <b>No</b>}{label}</p>",
  "<p>{a ? <>Ends {b}</> : <i>never</i>}</p>",
  '<Button><Icon />{a && "Save"}</Button>',
])("refuses %s", (source) => {
  expect(bareTexts(source)).toEqual([1]);
});

it.each([
  '<p>{a && "More."}</p>',
  '<p>{a ? "Yes" : <b>No</b>}</p>',
  '<p>Read {a ? "yes" : "no"}.</p>',
  "<p>Read. {a && <span>More.</span>}</p>",
  "<p>{a && <b>No</b>}<span>{label}</span></p>",
  "<p>{a && <b>No</b>}{children}</p>",
  "<p>Read {a}.</p>",
  "<ul>{list.map((one) => <li>{one}</li>)}</ul>",
])("takes %s", (source) => {
  expect(bareTexts(source)).toEqual([]);
});
