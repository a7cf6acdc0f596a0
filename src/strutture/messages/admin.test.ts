import { expect, test } from 'vitest';
import { asCents } from '../../kernel/money/cents.ts';
import type { ListingFacts } from '../rules/check-listing.ts';
import * as messages from './admin.ts';

const room = (cents: number) => ({ posti_letto: 3, letti_aggiuntivi: '', prezzo_notte_cents: asCents(cents) });
const camere = [room(110_000), room(7000)];
const numbers = { posti_letto: 7, num_camere: 3, camere, price: null, published: null, typical: null };
const facts = { sizes: Array.from({ length: 10 }, () => 1920), numbers } as unknown as ListingFacts<unknown>;

test.each([
  ['fotoGrandi', {}, '10 foto, tutte oltre 1200 px'],
  ['fotoGrandi', { sizes: [1200] }, '1 foto, oltre 1200 px'],
  ['fotoPiccole', { sizes: [1920, 800] }, '2 foto, la più piccola di 800 px'],
  ['fotoPiccole', { sizes: [800] }, '1 foto, di 800 px'],
  ['prezziCamereLontani', {}, 'Una camera costa 1.100\u00a0€ a notte, un’altra 70\u00a0€'],
] as const)('describes the check %s as «$2»', (code, changed, sentence) => {
  expect(messages.listingChecks[code]({ ...facts, ...changed })).toBe(sentence);
});
