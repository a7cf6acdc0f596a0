import { fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refusal } from '../../../../test/answer-calls.ts';
import { openTab, send, settle } from '../../../../test/open-form.ts';
import { ownStruttura } from '../../../../test/own-struttura.ts';
import type { OwnDetail } from '../../owner-contract.ts';
import { EditForm } from './EditForm.tsx';

const SENTENCE = 'Accesso richiesto. Effettua di nuovo il login.';

beforeEach(() => {
  openTab();
  const places = globalThis.fetch;
  const { status, body } = refusal(401, SENTENCE);
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
    init?.method === 'PUT' ? Promise.resolve(Response.json(body, { status })) : places(path),
  );
});
afterEach(() => vi.unstubAllGlobals());

async function open(status: OwnDetail['status']) {
  const Stub = createRoutesStub([{ path: '/', Component: () => <EditForm struttura={ownStruttura({ status })} /> }]);
  render(<Stub />);
  await settle();
}

test.each([
  ['rifiutata', 'Invia di nuovo la richiesta'],
  ['in_attesa', 'Salva le modifiche'],
  ['approvata', 'Salva le modifiche'],
] as const)('for a home %s the button says «%s»', async (status, label) => {
  await open(status);
  expect(screen.getByRole('button', { name: label })).toBeTruthy();
});

test('an owner who was signed out meanwhile keeps what was typed, and signs in in another tab', async () => {
  await open('approvata');
  const name = screen.getByLabelText<HTMLInputElement>('Nome della struttura');
  fireEvent.change(name, { target: { value: 'Podere Nuovo' } });
  send();
  const link = await screen.findByRole('link', { name: /^Entra di nuovo/ });
  expect(link.getAttribute('href')).toBe('/proprietario?torna=%2Fproprietario%2Fstrutture%2F7%2Fmodifica');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(document.querySelector('.strutture-error-summary [role="alert"]')?.textContent).toBe(SENTENCE);
  expect(name.value).toBe('Podere Nuovo');
});
