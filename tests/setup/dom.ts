import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

// What a test waits for comes late on a busy machine; the default is one second.
configure({ asyncUtilTimeout: 30_000 });

// jsdom's dialogs lack their methods.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event("close"));
};

// jsdom measures nothing: visits are not counted, as for every browser that a program drives.
Object.defineProperty(navigator, "webdriver", { value: true, configurable: true });
