import vm from "node:vm";
import { TestEnvironment } from "jest-environment-node";
import { shareScripts } from "./shared-scripts";

type Given = ConstructorParameters<typeof TestEnvironment>;

shareScripts();

/**
 * Node for tests, with an ordinary global object. Jest's own is a proxy, which V8 asks anew whenever a module reads
 * a global, such as `Object`.
 */
export default class NodeEnvironment extends TestEnvironment {
  constructor(...given: Given) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...given);
    } finally {
      vm.createContext = createContext;
    }
  }
}
