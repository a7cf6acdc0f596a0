import { fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COMPLETE, draftOf, openTab, send, settle } from '../../../../test/open-form.ts';
import { SubmissionForm } from './SubmissionForm.tsx';
import * as messages from '../../messages/owner.ts';

beforeEach(() => {
  openTab();
  sessionStorage.setItem('ospitalia_bozza', draftOf(COMPLETE));
});
afterEach(() => vi.unstubAllGlobals());

async function open() {
  const Stub = createRoutesStub([{ path: '/', Component: () => <SubmissionForm email="" heading="h2" /> }]);
  render(<Stub />);
  await settle();
}

async function sendFor(text: string) {
  const places = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
    init?.method === 'POST' ? Promise.resolve(new Response(text, { status: 201 })) : places(path),
  );
  await open();
  fireEvent.click(screen.getByLabelText(/^Ho letto/));
  send();
}

test('stores the draft in the tab only, and shows a notice, if the browser refuses to open IndexedDB', async () => {
  sessionStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const refuse = () => {
    throw new DOMException('The quota is exceeded', 'QuotaExceededError');
  };
  vi.stubGlobal('indexedDB', { open: refuse });
  await open();
  fireEvent.change(screen.getByLabelText('Nome della struttura'), { target: { value: 'Casa Rosa' } });
  expect(screen.getByText(messages.draftSavedInTabOnly)).toBeTruthy();
  expect(sessionStorage.getItem('ospitalia_bozza')).toContain('Casa Rosa');
});

test.each([
  ['an empty body', ''],
  ['invalid JSON', '<html>'],
  ['null', 'null'],
])('reports a failure and keeps the draft if the response has an unknown shape: %s', async (_, text) => {
  await sendFor(text);
  expect(await screen.findByText("Errore nell'inserimento della struttura. Riprova.")).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Invia la richiesta' }).getAttribute('aria-disabled')).toBeNull();
  expect(sessionStorage.getItem('ospitalia_bozza')).not.toBeNull();
});
