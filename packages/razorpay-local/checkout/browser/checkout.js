// Replaces the script that shops load from Razorpay: same constructor, options and events.
(() => {
  const origin = new URL(document.currentScript.src).origin;
  const KNOWN = [
    "key,amount,currency,name,order_id,description,image,prefill,notes,theme,modal,retry,timeout",
    "readonly,hidden,remember_customer,customer_id,config,callback_url,redirect,cancel_url,handler",
  ].flatMap((names) => names.split(","));

  class Razorpay {
    #options;
    #listeners = new Map();
    #open = null;

    constructor(options) {
      if (!options?.key) throw new Error("No key passed");
      const unknown = Object.keys(options).filter((name) => !KNOWN.includes(name));
      if (unknown.length > 0) console.warn(`Razorpay: unknown options ${unknown.join(", ")}`);
      this.#options = options;
    }

    on(event, listener) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
      return this;
    }

    open() {
      if (this.#open) return;
      if (this.#options.redirect && this.#options.callback_url) {
        leaveFor(`${origin}/v1/checkout/embedded`, returnFields(this.#options));
        return;
      }
      this.#open = openFrame(this.#options, (message) => this.#onMessage(message));
    }

    close() {
      this.#open?.close();
      this.#open = null;
    }

    #onMessage({ type, response, calls, error }) {
      if (type === "failed") this.#emit("payment.failed", { error });
      if (type === "dismissed") {
        this.close();
        this.#options.modal?.ondismiss?.();
      }
      if (type === "paid") {
        this.close();
        for (let i = 0; i < calls; i += 1) this.#options.handler?.({ ...response });
      }
    }

    #emit(event, data) {
      for (const listener of this.#listeners.get(event) ?? []) listener(data);
    }
  }

  function openFrame(options, handle) {
    const nonce = crypto.randomUUID();
    const opener = document.activeElement;
    const { overlay, frame } = draw(frameUrl(options, nonce), options.theme?.backdrop_color);
    const asleep = [...document.body.children].filter((child) => !child.inert);
    const overflow = document.body.style.overflow;
    const seconds = Number(options.timeout);
    const timer =
      seconds > 0 ? setTimeout(() => handle({ type: "dismissed" }), seconds * 1000) : undefined;

    function onMessage({ data, origin: sender, source }) {
      if (sender !== origin || source !== frame.contentWindow) return;
      if (data?.source === "rzp-local" && data.nonce === nonce) handle(data);
    }

    function onKey({ key }) {
      if (key !== "Escape" || options.modal?.escape === false) return;
      frame.contentWindow.postMessage({ type: "escape", nonce }, origin);
    }

    function close() {
      clearTimeout(timer);
      window.removeEventListener("message", onMessage);
      document.removeEventListener("keydown", onKey);
      for (const child of asleep) child.inert = false;
      document.body.style.overflow = overflow;
      overlay.remove();
      opener?.focus?.();
    }

    window.addEventListener("message", onMessage);
    document.addEventListener("keydown", onKey);
    frame.addEventListener("load", () => frame.focus());
    // Focus must not leave the payment, by the Tab key or a screen reader.
    for (const child of asleep) child.inert = true;
    document.body.style.overflow = "hidden";
    document.body.append(overlay);
    return { close };
  }

  function draw(url, backdrop) {
    const overlay = document.createElement("div");
    overlay.className = "razorpay-container";
    overlay.setAttribute("role", "dialog");
    overlay.setAttribute("aria-modal", "true");
    overlay.setAttribute("aria-label", "Payment");
    const frame = document.createElement("iframe");
    frame.className = "razorpay-checkout-frame";
    frame.title = "Payment (local stand-in, no money moves)";
    frame.src = url;
    // Set one by one: a Content-Security-Policy without inline styles allows this, but no style attribute.
    const fixed = { position: "fixed", inset: "0", width: "100%", height: "100%", border: "0" };
    const background = backdrop ?? "rgb(10 14 20 / 60%)";
    Object.assign(overlay.style, fixed, { zIndex: "2147483647", background });
    Object.assign(frame.style, fixed, { colorScheme: "light", background: "transparent" });
    overlay.append(frame);
    return { overlay, frame };
  }

  function frameUrl(options, nonce) {
    const modal = options.modal ?? {};
    const flags = {
      retry: options.retry === false || options.retry?.enabled === false ? "0" : "1",
      escape: modal.escape === false ? "0" : "1",
      confirm_close: modal.confirm_close ? "1" : "0",
      backdropclose: modal.backdropclose ? "1" : "0",
    };
    const fields = { ...sharedFields(options), ...flags };
    fields.parent_origin = window.location.origin;
    fields.nonce = nonce;
    return `${origin}/v1/checkout/public?${new URLSearchParams(fields)}`;
  }

  function returnFields(options) {
    const fields = sharedFields(options);
    fields.callback_url = new URL(options.callback_url, window.location.href).href;
    if (options.cancel_url) {
      fields.cancel_url = new URL(options.cancel_url, window.location.href).href;
    }
    return fields;
  }

  function sharedFields(options) {
    const { key: key_id, order_id, amount, currency, name, description } = options;
    const fields = { key_id, order_id, amount, currency, name, description };
    for (const group of ["prefill", "notes", "theme"]) {
      for (const [field, value] of Object.entries(options[group] ?? {})) {
        fields[`${group}[${field}]`] = value;
      }
    }
    const given = Object.entries(fields).filter(([, value]) => value !== undefined);
    return Object.fromEntries(given.map(([field, value]) => [field, String(value)]));
  }

  function leaveFor(url, fields) {
    const form = document.createElement("form");
    form.method = "post";
    form.acceptCharset = "utf-8";
    form.action = url;
    for (const [name, value] of Object.entries(fields)) {
      const input = document.createElement("input");
      Object.assign(input, { type: "hidden", name, value });
      form.append(input);
    }
    document.body.append(form);
    form.submit();
  }

  window.Razorpay = Razorpay;
})();
