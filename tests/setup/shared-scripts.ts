import vm from "node:vm";

type Compiled = { code: string; script: vm.Script };

const { compileFunction } = vm;
const compiled = new Map<string, Compiled>();

/**
 * Compiles each module once in a worker instead of once for each of its test files: a script can run in any context, and
 * keeps what V8 has compiled of it. Jest compiles a function in the context of the file, which cannot be shared.
 */
export function shareScripts(): void {
  vm.compileFunction = ((code, params = [], options = {}) => {
    const { parsingContext, filename } = options;
    if (!parsingContext || !filename) return compileFunction(code, params, options);
    let known = compiled.get(filename);
    if (known?.code !== code) {
      known = { code, script: scriptOf(code, params, filename) };
      compiled.set(filename, known);
    }
    return known.script.runInContext(parsingContext);
  }) satisfies typeof compileFunction;
}

function scriptOf(code: string, params: readonly string[], filename: string): vm.Script {
  const head = `(function (${params.join(", ")}) {`;
  return new vm.Script(`${head}${code}\n})`, { filename, columnOffset: -head.length });
}
