import { describe, expect, test } from 'vitest';
import { ownStruttura } from '../../../../test/own-struttura.ts';
import type { FormState } from '../form/form-state.ts';
import { stateOfSaved } from '../form/state-of-saved.ts';
import { editReview } from './edit-review.ts';

const published = ownStruttura({ immagini: ['/foto/aaaaaaaaaaaaaaaaaaaaaa-800x600.webp'] });
const state = stateOfSaved(published.form);
const photo = { immagine: 'caricamento:0b6f3a52-6f0c-4c59-9a55-4a5c8a1d7a10', url: '', nome: 'casa.jpg' };

describe('a change of a published struttura goes back to review', () => {
  test.each<[string, Partial<FormState>]>([
    ['of its CIN', { cin: 'IT052015C2TEST0002' }],
    ['of its point', { punto: '43.1, 11.78' }],
    ['of the picture of who opens the door', { accoglie_foto: photo.immagine }],
    ['of its photos', { photos: [...state.photos, photo] }],
  ])('%s', (_, change) => {
    expect(editReview(published, { ...state, ...change })).toBe('review');
    expect(editReview({ ...published, status: 'sospesa' }, { ...state, ...change })).toBe('review');
  });

  test.each<[string, Partial<FormState>]>([
    ['anything else', { descrizione: 'Un altro testo.', prezzo_notte: '110,00 €', telefono: '' }],
    ['the same CIN, written otherwise', { cin: 'it-052015-c2-test0001' }],
    ['becoming approximate', { posizione_approssimativa: true }],
    ['what its page tells', { regole: 'Piano.', accoglie_nome: 'Anna', gradini: '3' }],
    ['a point that is none', { punto: ' ' }],
    ['a blank behind the address', { indirizzo: `${state.indirizzo} ` }],
  ])('not %s', (_, change) => {
    expect(editReview(published, { ...state, ...change })).toBe('apply');
  });
});

test.each([
  ['in_attesa', 'ofARequest'],
  ['rifiutata', 'ofARefusal'],
] as const)('%s: what is sent is the request itself', (status, review) => {
  expect(editReview({ ...published, status }, { ...state, cin: 'IT052015C2TEST0002' })).toBe(review);
});

test('beside a change that waits, it takes that one’s place', () => {
  const modifica = { status: 'in_attesa', motivo_rifiuto: null, submitted_at: '2026-11-20T08:12:00.000Z' } as const;
  expect(editReview({ ...published, modifica }, state)).toBe('ofTheChange');
});
