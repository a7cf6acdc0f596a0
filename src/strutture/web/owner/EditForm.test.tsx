import { fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi, describe } from 'vitest';
import { refusal } from '../../../../test/answer-calls.ts';
import { openTab, send, settle } from '../../../../test/open-form.ts';
import { ownerStruttura } from '../../../../test/owner-struttura.ts';
import type { OwnerDetail } from '../../owner-contract.ts';
import { EditForm, editReview } from './EditForm.tsx';
import type { FormState } from '../form/form-state.ts';
import { stateOfSaved } from '../form/state-of-saved.ts';

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

async function open(status: OwnerDetail['status']) {
  const Stub = createRoutesStub([{ path: '/', Component: () => <EditForm struttura={ownerStruttura({ status })} /> }]);
  render(<Stub />);
  await settle();
}

test.each([
  ['rifiutata', 'Invia di nuovo la richiesta'],
  ['in_attesa', 'Salva le modifiche'],
  ['approvata', 'Salva le modifiche'],
] as const)('for a home with status %s, labels the button «%s»', async (status, label) => {
  await open(status);
  expect(screen.getByRole('button', { name: label })).toBeTruthy();
});

test('keeps the input if the owner is signed out, and links to the sign-in page in a new tab', async () => {
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

const published = ownerStruttura({ immagini: ['/foto/aaaaaaaaaaaaaaaaaaaaaa-800x600.webp'] });
const state = stateOfSaved(published.form);
const photo = { immagine: 'caricamento:0b6f3a52-6f0c-4c59-9a55-4a5c8a1d7a10', url: '', nome: 'casa.jpg' };

describe('a change to a published struttura', () => {
  test.each<[string, Partial<FormState>]>([
    ['needs review if it changes the CIN', { cin: 'IT052015C2TEST0002' }],
    ['needs review if it changes the map position', { punto: '43.1, 11.78' }],
    ['needs review if it changes the host’s photo', { accoglie_foto: photo.immagine }],
    ['needs review if it changes the photos', { photos: [...state.photos, photo] }],
  ])('%s', (_, change) => {
    expect(editReview(published, { ...state, ...change })).toBe('review');
    expect(editReview({ ...published, status: 'sospesa' }, { ...state, ...change })).toBe('review');
  });

  test.each<[string, Partial<FormState>]>([
    [
      'a change to the description, price or phone number',
      { descrizione: 'Un altro testo.', prezzo_notte: '110,00 €', telefono: '' },
    ],
    ['the same CIN in another notation', { cin: 'it-052015-c2-test0001' }],
    ['an approximate position', { posizione_approssimativa: true }],
    ['a change to the rules, host name or steps', { regole: 'Piano.', accoglie_nome: 'Anna', gradini: '3' }],
    ['a blank map position', { punto: ' ' }],
    ['a trailing space in the address', { indirizzo: `${state.indirizzo} ` }],
  ])('needs no review if it consists of %s', (_, change) => {
    expect(editReview(published, { ...state, ...change })).toBe('apply');
  });
});

test.each([
  ['in_attesa', 'ofARequest'],
  ['rifiutata', 'ofARefusal'],
] as const)('for a request with status %s, editReview returns “%s”', (status, review) => {
  expect(editReview({ ...published, status }, { ...state, cin: 'IT052015C2TEST0002' })).toBe(review);
});

test('editReview returns “ofTheChange” if the edit replaces a pending change', () => {
  const modifica = { status: 'in_attesa', motivo_rifiuto: null, submitted_at: '2026-11-20T08:12:00.000Z' } as const;
  expect(editReview({ ...published, modifica }, state)).toBe('ofTheChange');
});
