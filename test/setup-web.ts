import { cleanup, configure } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, vi } from 'vitest';

// Test files share a realm and its document, so each file starts with an empty page.
vi.resetModules();
document.body.replaceChildren();
document.title = '';
localStorage.clear();
sessionStorage.clear();
window.history.replaceState(null, '', '/');

// Cleans up after each test, because Testing Library does so only if the runner's functions are global.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(cleanup);
// The default timeout of one second is too short on busy machines. Queries ignore live regions, which repeat text of the page.
configure({ asyncUtilTimeout: 60_000, defaultIgnore: 'script, style, [data-live]' });

// Removes the pauses between key presses, which would double the typing time. All files share the library, so it is patched once.
const { setup } = userEvent;
if (setup.name !== 'setupWithoutPauses') {
  const setupWithoutPauses = (options?: Parameters<typeof setup>[0]) => setup({ delay: null, ...options });
  Object.assign(userEvent, { setup: setupWithoutPauses });
}

// Adds the methods of modal dialogs, which jsdom does not implement.
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

// Replaces functions that need a layout, which jsdom does not have.
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
// jsdom does not implement `document.fonts`. In tests, fonts never finish loading.
Object.assign(document, { fonts: { ready: new Promise(() => undefined) } });
