/** Reads a file as browsers do, unlike jsdom. */
export function readBytes(file: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(file);
  });
}

/** Answers uploads with progress by the stub of `stubFetch`. Call it in every test. */
export function stubUploads(): void {
  window.XMLHttpRequest = UploadStub as unknown as typeof XMLHttpRequest;
  Blob.prototype.arrayBuffer ??= function () {
    return readBytes(this);
  };
}

class UploadStub {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  response: unknown;
  private where = { method: "GET", path: "" };
  private isStopped = false;

  open(method: string, path: string) {
    this.where = { method, path };
  }

  setRequestHeader() {}

  async send(body: BodyInit) {
    this.upload.onprogress?.({ loaded: 1, total: 1 });
    try {
      const answer = await window.fetch(this.where.path, { method: this.where.method, body });
      this.status = answer.status;
      this.response = await answer.json();
      if (!this.isStopped) this.onload?.();
    } catch {
      if (!this.isStopped) this.onerror?.();
    }
  }

  abort() {
    this.isStopped = true;
    this.onabort?.();
  }
}
