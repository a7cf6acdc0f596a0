import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openForm, openTab } from '../../../../test/open-form.ts';

/** An upload that never ends. */
class Upload extends EventTarget {
  upload = new EventTarget();
  open(): void {}
  setRequestHeader(): void {}
  send(): void {}
  abort(): void {}
}

beforeEach(() => {
  openTab();
  vi.stubGlobal('XMLHttpRequest', Upload);
  Object.assign(URL, { createObjectURL: () => 'blob:prova', revokeObjectURL: () => {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Whether the browser asks before the tab is closed. */
const asks = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

test('an empty form may be left', async () => {
  await openForm();
  expect(asks()).toBe(false);
});

test('what was typed is asked about, and no longer once it is taken back', async () => {
  const { user } = await openForm();
  const name = screen.getByLabelText('Nome della struttura');
  await user.type(name, 'C');
  expect(asks()).toBe(true);
  await user.clear(name);
  expect(asks()).toBe(false);
});

test('photos on their way are asked about although nothing else has changed; the draft does not know them', async () => {
  const { user } = await openForm();
  const files = screen.getByLabelText('Aggiungi foto');
  await user.upload(files, new File(['x'], 'casa.jpg', { type: 'image/jpeg' }));
  expect(asks()).toBe(true);
  expect(screen.queryByText('Bozza salvata in questa scheda.')).toBeNull();
});
