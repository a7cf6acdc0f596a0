import { expect, test } from 'vitest';
import type { StanzaFoto } from './photo-details.ts';
import { photoSections } from './photo-sections.ts';

const sectionsOf = (...stanze: (StanzaFoto | null)[]) =>
  photoSections(stanze.map((stanza) => ({ stanza }))).map(({ stanza, photos }) => [
    stanza,
    photos.map(({ index }) => index),
  ]);

test("orders the gallery by a fixed sequence of rooms, and the photos of a room in the owner's order", () => {
  expect(sectionsOf('esterno', 'camera', 'cucina', 'camera')).toEqual([
    ['cucina', [2]],
    ['camera', [1, 3]],
    ['esterno', [0]],
  ]);
});

test('puts photos without a room last, together with photos of the room «altro»', () => {
  expect(sectionsOf(null, 'altro', 'bagno')).toEqual([
    ['bagno', [2]],
    ['altro', [0, 1]],
  ]);
});

test('returns one section if no photo has a room, and no sections if there are no photos', () => {
  expect(sectionsOf(null, null)).toEqual([[null, [0, 1]]]);
  expect(sectionsOf()).toEqual([]);
});
