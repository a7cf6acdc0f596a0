import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTab, settle } from '../../../../test/open-form.ts';
import { SubmissionDialog } from './SubmissionDialog.tsx';

beforeEach(openTab);
afterEach(() => {
  vi.unstubAllGlobals();
});

const email = () => screen.getByLabelText<HTMLInputElement>('E-mail');

async function openDialog() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const places = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string) => (path === '/api/accesso' ? promise : places(path)));
  const Stub = createRoutesStub([{ path: '/', Component: () => <SubmissionDialog isOpen onClose={() => {}} /> }]);
  render(<Stub />);
  await settle();
  return async (body: unknown, status = 200) => {
    resolve(Response.json(body, { status }));
    await settle();
  };
}

const anna = { success: true, data: { email: 'anna@example.it' } };

test('the e-mail of who is signed in stands in its field, and is nothing that was typed', async () => {
  const answer = await openDialog();
  await answer(anna);
  expect(email().value).toBe('anna@example.it');
  expect(sessionStorage.getItem('ospitalia_bozza')).toBeNull();
  expect(screen.queryByText('Bozza salvata in questa scheda.')).toBeNull();
});

test('what was typed before the answer stays', async () => {
  const answer = await openDialog();
  fireEvent.change(email(), { target: { value: 'info@' } });
  await answer(anna);
  expect(email().value).toBe('info@');
});

test('it comes into a draft that has none', async () => {
  const answer = await openDialog();
  fireEvent.change(screen.getByLabelText('Nome della struttura'), { target: { value: 'Casa' } });
  await answer(anna);
  expect(email().value).toBe('anna@example.it');
  expect(screen.getByLabelText<HTMLInputElement>('Nome della struttura').value).toBe('Casa');
});

test.each([
  ['nobody is signed in', { success: true, data: { email: null } }, 200],
  ['it cannot be asked', {}, 503],
  ['the answer is of another shape', null, 200],
])('the field is empty when %s', async (_, body, status) => {
  const answer = await openDialog();
  await answer(body, status);
  await waitFor(() => expect(email().value).toBe(''));
});

test('Esc right after the first letter asks, although the browser has done nothing else in between', async () => {
  await openDialog();
  const name = screen.getByLabelText<HTMLInputElement>('Nome della struttura');
  // Told to the page as a browser does: nothing that is due later has its turn before the key.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  name.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(name, 'C');
  name.dispatchEvent(new InputEvent('input', { bubbles: true, data: 'C' }));
  name.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  expect(await screen.findByRole('alertdialog', { name: 'Conferma Azione' })).toBeTruthy();
});
