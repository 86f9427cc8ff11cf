import fs from "node:fs";
import path from "node:path";

/**
 * Puts the sheets that a style sheet imports into it. A page then loads one file: the bundler alone would make a file,
 * and a request before the first paint, of every sheet that several pages share.
 */
const inlineImports = {
  postcssPlugin: "inline-imports",
  Once(root, { result, postcss }) {
    inline(root, path.resolve(result.opts.from));

    function inline(sheet, file) {
      sheet.walkAtRules("import", (rule) => {
        const [, name, layer] = /^"([^"]+)"(?: layer\((\w+)\))?$/.exec(rule.params);
        const imported = path.resolve(path.dirname(file), name);
        result.messages.push({ type: "dependency", plugin: "inline-imports", file: imported });
        const content = postcss.parse(fs.readFileSync(imported, "utf8"), { from: imported });
        inline(content, imported);
        rule.replaceWith(layer ? inLayer(layer, content) : content);
      });
    }

    function inLayer(layer, content) {
      return postcss.atRule({ name: "layer", params: layer, nodes: content.nodes });
    }
  },
};

export default { plugins: [inlineImports] };
