(() => {
  const session = JSON.parse(document.getElementById("session").textContent);
  const form = document.getElementById("pay");
  const error = document.getElementById("error");
  const submit = document.getElementById("submit");
  const isFramed = session.parentOrigin !== "" && window.parent !== window;
  const sections = { choose: "choose", otp: "otp-step", bank: "bank-step" };
  Object.assign(sections, { leave: "leave-step", paid: "paid-step" });
  let step = "choose";
  let paymentId = null;
  let isBusy = false;

  function notifyShop(type, data = {}) {
    if (!isFramed) return;
    const message = { source: "rzp-local", nonce: session.nonce, type, ...data };
    window.parent.postMessage(message, session.parentOrigin);
  }

  function show(next) {
    if (next !== "leave") step = next;
    for (const [name, id] of Object.entries(sections)) {
      document.getElementById(id).hidden = name !== next;
    }
    submit.hidden = next !== "choose" && next !== "otp";
    document.getElementById("away").hidden = next !== "otp" && next !== "bank";
    submit.textContent = next === "otp" ? "Confirm" : submitLabel();
    if (next === "choose") focusStart();
    else focusFirst(document.getElementById(sections[next]));
  }

  function focusFirst(section) {
    (section.querySelector("input") ?? section.querySelector("h2")).focus();
  }

  function submitLabel() {
    return method() === "netbanking" ? "Continue to bank" : `Pay ${form.dataset.amount}`;
  }

  function method() {
    return form.elements.method.value;
  }

  function complain(message, field) {
    for (const input of form.querySelectorAll("[aria-invalid]")) {
      input.removeAttribute("aria-invalid");
    }
    error.textContent = message;
    const input = field ? form.elements[field] : null;
    if (!(input instanceof HTMLElement)) return;
    input.setAttribute("aria-invalid", "true");
    input.focus();
  }

  async function ask(path, fields) {
    if (isBusy) return;
    isBusy = true;
    submit.setAttribute("aria-disabled", "true");
    complain("");
    try {
      const body = JSON.stringify(fields);
      const headers = { "content-type": "application/json" };
      const answer = await fetch(path, { method: "POST", headers, body });
      proceed(await answer.json());
    } catch {
      complain("The payment service did not answer. Try again.");
    } finally {
      isBusy = false;
      submit.removeAttribute("aria-disabled");
    }
  }

  function proceed(answer) {
    if (answer.error && !answer.step) {
      complain(answer.error.description, answer.error.field);
    } else if (answer.step === "failed") {
      fail(answer.error);
    } else if (answer.step === "paid") {
      succeed(answer);
    } else if (answer.step === "left") {
      close();
    } else {
      paymentId = answer.payment_id;
      show(answer.step);
    }
  }

  function fail(failure) {
    paymentId = null;
    form.elements.otp.value = "";
    notifyShop("failed", { error: failure });
    if (session.callbackUrl) {
      postBack(session.callbackUrl, errorFields(failure));
    } else if (session.retry) {
      show("choose");
      complain(failure.description);
    } else {
      notifyShop("dismissed");
    }
  }

  function succeed({ response, calls }) {
    show("paid");
    if (calls === 0) return;
    if (session.callbackUrl) postBack(session.callbackUrl, response);
    else notifyShop("paid", { response, calls });
  }

  function errorFields(failure) {
    const { metadata, ...rest } = failure;
    const fields = Object.entries(rest).map(([name, value]) => [`error[${name}]`, value]);
    return { ...Object.fromEntries(fields), "error[metadata]": JSON.stringify(metadata ?? {}) };
  }

  function postBack(url, fields) {
    const back = document.createElement("form");
    back.method = "post";
    back.acceptCharset = "utf-8";
    back.action = url;
    for (const [name, value] of Object.entries(fields)) {
      const input = document.createElement("input");
      input.type = "hidden";
      input.name = name;
      input.value = value;
      back.append(input);
    }
    document.body.append(back);
    HTMLFormElement.prototype.submit.call(back);
  }

  function close() {
    if (isFramed) notifyShop("dismissed");
    else if (session.cancelUrl) window.location.assign(session.cancelUrl);
    else if (session.callbackUrl) postBack(session.callbackUrl, errorFields(CANCELLED));
    else window.history.back();
  }

  function requestClose() {
    if (!form || !session.confirmClose || step === "paid") {
      close();
      return;
    }
    complain("");
    show("leave");
  }

  const CANCELLED = {
    code: "BAD_REQUEST_ERROR",
    description: "Payment processing cancelled by user",
    source: "customer",
    step: "payment_authentication",
    reason: "payment_cancelled",
    metadata: { order_id: session.orderId },
  };

  document.getElementById("close").addEventListener("click", requestClose);
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && isFramed && session.escape) requestClose();
  });
  document.addEventListener("mousedown", (event) => {
    const isOutside = event.target === document.body || event.target === document.documentElement;
    if (isOutside && isFramed && session.backdropClose) requestClose();
  });
  window.addEventListener("message", ({ source, origin, data }) => {
    if (source !== window.parent || origin !== session.parentOrigin) return;
    if (data?.nonce === session.nonce && data.type === "escape") requestClose();
  });

  function focusStart() {
    const start = form ? document.querySelector("[name=method]:checked") : null;
    (start ?? document.getElementById("close")).focus();
  }

  // A cross-origin frame may not take the focus; the shop's page gives it a little later.
  window.addEventListener("focus", () => {
    if (document.activeElement === document.body) focusStart();
  });
  focusStart();
  notifyShop("ready");
  if (!form) return;

  form.addEventListener("change", (event) => {
    if (event.target.name !== "method") return;
    for (const panel of form.querySelectorAll(".panel")) {
      panel.hidden = panel.dataset.method !== method();
    }
    complain("");
    submit.textContent = submitLabel();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const given = Object.fromEntries(new FormData(form));
    if (step === "otp") {
      void ask(`/v1/checkout/payments/${paymentId}`, { otp: given.otp });
      return;
    }
    const { keyId: key_id, orderId: order_id, email, contact, description, notes } = session;
    const about = { key_id, order_id, email, contact, description, notes };
    void ask("/v1/checkout/payments", { ...about, ...given });
  });
  for (const button of form.querySelectorAll("[data-outcome]")) {
    button.addEventListener("click", () => {
      void ask(`/v1/checkout/payments/${paymentId}`, { outcome: button.dataset.outcome });
    });
  }
  document.getElementById("stay").addEventListener("click", () => show(step));
  document.getElementById("leave").addEventListener("click", close);
  submit.textContent = submitLabel();
})();
