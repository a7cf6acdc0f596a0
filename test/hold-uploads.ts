import { vi } from 'vitest';

/** Fake `XMLHttpRequest` whose uploads end only when a test calls `succeed` or `fail`. */
class HeldUpload extends EventTarget {
  static begun: HeldUpload[] = [];
  upload = new EventTarget();
  status = 0;
  responseText = '';
  open(): void {}
  setRequestHeader(): void {}
  abort(): void {}
  send(): void {
    HeldUpload.begun.push(this);
  }
  succeed(data: { immagine: string; url: string }): void {
    this.status = 201;
    this.responseText = JSON.stringify({ success: true, data });
    this.dispatchEvent(new Event('load'));
  }
  fail(): void {
    this.dispatchEvent(new Event('error'));
  }
}

export function holdUploads(): HeldUpload[] {
  HeldUpload.begun = [];
  vi.stubGlobal('XMLHttpRequest', HeldUpload);
  Object.assign(URL, { createObjectURL: () => 'blob:prova', revokeObjectURL: () => {} });
  return HeldUpload.begun;
}
