import { expect, test } from 'vitest';
import { asCents } from '../../kernel/cents.ts';
import type { ListingFacts } from '../rules/check-listing.ts';
import { listChanges } from '../rules/list-changes.ts';
import { accepted, bnb, camera, house } from '../../../test/struttura-form.ts';
import * as messages from './admin.ts';
import * as ownerMessages from './owner.ts';

const room = (cents: number) => ({ posti_letto: 3, letti_aggiuntivi: '', prezzo_notte_cents: asCents(cents) });
const camere = [room(110_000), room(7000)];
const figures = { posti_letto: 7, num_camere: 3, camere, price: null, published: null, typical: null };
const facts = { sizes: Array.from({ length: 10 }, () => 1920), figures } as unknown as ListingFacts<unknown>;

test.each([
  ['fotoGrandi', {}, '10 foto, tutte oltre 1200 px'],
  ['fotoGrandi', { sizes: [1200] }, '1 foto, oltre 1200 px'],
  ['fotoPiccole', { sizes: [1920, 800] }, '2 foto, la più piccola di 800 px'],
  ['fotoPiccole', { sizes: [800] }, '1 foto, di 800 px'],
  ['prezziCamereLontani', {}, 'Una camera costa 1.100\u00a0€ a notte, un’altra 70\u00a0€'],
] as const)('%s', (code, changed, sentence) => {
  expect(messages.listingChecks[code]({ ...facts, ...changed })).toBe(sentence);
});

test('a change is told in the words of the form', () => {
  const before = ownerMessages.listingFormLines(
    accepted({ ...house, servizi: ['WiFi', 'Piscina'] }),
    'Montepulciano (SI)',
  );
  const other = { prezzo_notte: 120, servizi: ['Piscina', 'WiFi'], telefono: '', servizio_pulizie: false };
  const edited = accepted({ ...house, ...other });
  expect(listChanges(before, ownerMessages.listingFormLines(edited, 'Montepulciano (SI)'))).toEqual([
    { campo: 'Prezzo per notte', prima: '95,50 €', dopo: '120 €' },
    { campo: 'Pulizie', prima: '40 €, una volta per soggiorno', dopo: 'no' },
    { campo: 'Telefono', prima: '0578 757012', dopo: 'nessuno' },
  ]);
});

test('rooms are told one by one', () => {
  const rosa = { ...camera, id: 7 };
  const before = ownerMessages.listingFormLines(accepted({ ...bnb, camere: [rosa, { ...camera, id: 8 }] }), '');
  const after = ownerMessages.listingFormLines(
    accepted({
      ...bnb,
      camere: [
        { ...rosa, nome_camera: 'Rossa', prezzo_notte: 60 },
        { ...camera, id: null },
      ],
    }),
    '',
  );
  const sentence = (nome: string, price: number) =>
    `${nome}, 2 posti letto, 1 letto matrimoniale, bagno privato, ${price}\u00a0€ a notte`;
  expect(listChanges(before, after)).toEqual([
    { campo: 'Camera «Rossa»', prima: sentence('Rosa', 50), dopo: sentence('Rossa', 60) },
    { campo: 'Camera «Rosa»', prima: sentence('Rosa', 50), dopo: '' },
    { campo: 'Camera «Rosa»', prima: '', dopo: sentence('Rosa', 50) },
  ]);
});

test.each([
  [{ count: 4, fresh: 0, isReordered: false }, '4 foto'],
  [{ count: 4, fresh: 0, isReordered: true }, '4 foto, in un altro ordine'],
  [{ count: 5, fresh: 1, isReordered: false }, '5 foto, 1 nuova'],
  [{ count: 5, fresh: 2, isReordered: false }, '5 foto, 2 nuove'],
])('photos are told as counts', (compared, text) => {
  expect(ownerMessages.photosChangeText(compared)).toBe(text);
});
