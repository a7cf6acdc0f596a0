import { expect, test } from 'vitest';
import { ownStruttura } from '../../../../test/own-struttura.ts';
import { photosReview } from './photos-review.ts';

const [casa, camera] = ['/foto/aaaaaaaaaaaaaaaaaaaaaa-800x600.webp', '/foto/bbbbbbbbbbbbbbbbbbbbbb-800x600.webp'];
const NEW = 'caricamento:0b6f3a52-6f0c-4c59-9a55-4a5c8a1d7a10';
const modifica = { status: 'in_attesa', motivo_rifiuto: null, submitted_at: '2026-11-20T08:12:00.000Z' } as const;
const published = ownStruttura({ status: 'approvata', immagini: [casa, camera] });

test.each([
  ['the same photos', [casa, camera], 'unchanged'],
  ['another order shows nothing new', [camera, casa], 'apply'],
  ['a new one is looked at first', [casa, camera, NEW], 'review'],
  ['so is one that goes', [casa], 'review'],
] as const)('a published struttura: %s', (_, chosen, review) => {
  expect(photosReview(published, chosen)).toBe(review);
  expect(photosReview({ ...published, status: 'sospesa' }, chosen)).toBe(review);
});

test('what is said of a photo waits for nobody', () => {
  const kitchen = { immagine: casa, stanza: 'cucina', didascalia: '', fuoco: null } as const;
  expect(photosReview(published, [kitchen, camera])).toBe('apply');
  const { immagine: _, ...dettagli } = kitchen;
  const form = { ...published.form, dettagli_foto: [dettagli] };
  expect(photosReview({ ...published, form }, [kitchen, camera])).toBe('unchanged');
  expect(photosReview({ ...published, form }, [casa, camera])).toBe('apply');
});

test('what is not published has nothing that could stay online', () => {
  expect(photosReview({ ...published, status: 'in_attesa' }, [NEW])).toBe('notPublished');
});

test('beside a change that waits, the photos are that change’s', () => {
  expect(photosReview({ ...published, modifica }, [casa, camera])).toBe('ofTheChange');
});
