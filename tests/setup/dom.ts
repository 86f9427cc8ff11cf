import "@testing-library/jest-dom";

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
