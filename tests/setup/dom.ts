import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

// What a test waits for comes late on a busy machine; the default is one second.
configure({ asyncUtilTimeout: 30_000 });

// jsdom's dialogs lack their methods. A modal takes the focus when it opens.
const FOCUSABLE =
  "button:enabled, input:enabled, select:enabled, textarea:enabled, a[href], [tabindex]";
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
  this.querySelector<HTMLElement>(FOCUSABLE)?.focus();
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event("close"));
};

// jsdom has no layout: nothing comes into sight, so links do not prefetch.
window.IntersectionObserver ??= class {
  readonly root = null;
  readonly rootMargin = "";
  readonly scrollMargin = "";
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

// jsdom measures nothing: visits are not counted, as for every browser that a program drives.
Object.defineProperty(navigator, "webdriver", { value: true, configurable: true });
