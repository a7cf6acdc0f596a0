import { cleanup, configure } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, vi } from 'vitest';

// Files share a realm and its document. Each begins with modules of its own (what they keep, such as toasts, goes with them)
// and an empty page.
vi.resetModules();
document.body.replaceChildren();
document.title = '';
localStorage.clear();
sessionStorage.clear();
window.history.replaceState(null, '', '/');

// What the library does by itself only where a runner's functions are global.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(cleanup);
// The second that it waits for what is to appear is over too soon on a machine at work. What is announced stands in a live
// region a moment later than on the screen: a test that is slow would find it twice.
configure({ asyncUtilTimeout: 60_000, defaultIgnore: 'script, style, [data-live]' });

// A pause after each key takes as long as what the key does. The library is the same for all files.
const { setup } = userEvent;
if (setup.name !== 'setupWithoutPauses') {
  const setupWithoutPauses = (options?: Parameters<typeof setup>[0]) => setup({ delay: null, ...options });
  Object.assign(userEvent, { setup: setupWithoutPauses });
}

// jsdom draws no modal dialogs: these only open and close them.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
HTMLDialogElement.prototype.requestClose ??= function requestClose(this: HTMLDialogElement) {
  if (this.open && this.dispatchEvent(new Event('cancel', { cancelable: true }))) this.close();
};

// jsdom has no screen: no media query holds, nothing comes into view, and nothing has a size.
Object.assign(globalThis, {
  matchMedia: (media: string) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} }),
  IntersectionObserver: class {
    observe() {}
    disconnect() {}
  },
  ResizeObserver: class {
    observe() {}
    disconnect() {}
  },
});
// Nor has it fonts.
Object.assign(document, { fonts: { ready: new Promise(() => undefined) } });
