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

test('the submission dialog prefills the email of a signed-in owner without counting it as input', async () => {
  const answer = await openDialog();
  await answer(anna);
  expect(email().value).toBe('anna@example.it');
  expect(sessionStorage.getItem('ospitalia_bozza')).toBeNull();
  expect(screen.queryByText('Bozza salvata in questa scheda.')).toBeNull();
});

test('the submission dialog keeps an email address that is typed before the account loads', async () => {
  const answer = await openDialog();
  fireEvent.change(email(), { target: { value: 'info@' } });
  await answer(anna);
  expect(email().value).toBe('info@');
});

test('the submission dialog fills in the account’s email address if the draft has none', async () => {
  const answer = await openDialog();
  fireEvent.change(screen.getByLabelText('Nome della struttura'), { target: { value: 'Casa' } });
  await answer(anna);
  expect(email().value).toBe('anna@example.it');
  expect(screen.getByLabelText<HTMLInputElement>('Nome della struttura').value).toBe('Casa');
});

test.each([
  ['the visitor is signed out', { success: true, data: { email: null } }, 200],
  ['the request fails', {}, 503],
  ['the response has an unexpected shape', null, 200],
])('the submission dialog leaves the email empty if %s', async (_, body, status) => {
  const answer = await openDialog();
  await answer(body, status);
  await waitFor(() => expect(email().value).toBe(''));
});

test('the submission dialog requires a confirmation on Esc as soon as one letter has been typed', async () => {
  await openDialog();
  const name = screen.getByLabelText<HTMLInputElement>('Nome della struttura');
  // Dispatches native events, because `act` would run scheduled work before the key event, unlike a browser.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  name.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(name, 'C');
  name.dispatchEvent(new InputEvent('input', { bubbles: true, data: 'C' }));
  name.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  expect(await screen.findByRole('alertdialog', { name: 'Conferma Azione' })).toBeTruthy();
});
