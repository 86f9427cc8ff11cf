import { once } from "node:events";
import JsdomEnvironment from "@jest/environment-jsdom-abstract";
import type { TestEnvironment } from "jest-environment-node";
import * as jsdom from "jsdom";
import { shareScripts } from "./shared-scripts";

type Context = ConstructorParameters<typeof TestEnvironment>;

shareScripts();

/** A loaded document of the newest jsdom: that of jest-environment-jsdom takes twice as long for a form's labels. */
export default class DomEnvironment extends JsdomEnvironment {
  constructor(config: Context[0], context: Context[1]) {
    super(config, context, jsdom);
  }

  override async setup(): Promise<void> {
    await super.setup();
    const { window } = this.global;
    if (window.document.readyState !== "complete") await once(window, "load");
  }
}
