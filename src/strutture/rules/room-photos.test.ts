import { expect, test } from 'vitest';
import { roomPhotos } from './room-photos.ts';

const ROOMS = [
  { id: 1, nome_camera: 'Camera Blu' },
  { id: 2, nome_camera: 'Camera Rossa' },
];
const photo = (immagine: string, stanza: string | null = 'camera', didascalia = '') => ({
  immagine,
  stanza,
  didascalia,
});

test.each([
  ['no photos', [], {}],
  [
    'bedrooms enough, in the owner’s order',
    [photo('a', 'esterno'), photo('b'), photo('c'), photo('d')],
    { 1: 'b', 2: 'c' },
  ],
  ['too few bedrooms: nobody knows whose they are', [photo('b')], {}],
  ['a caption that names its room', [photo('a', null, 'La camera rossa, al mattino')], { 2: 'a' }],
  [
    'a named one, and a bedroom left for the other',
    [photo('a'), photo('b', 'camera', 'Camera Blu')],
    { 1: 'b', 2: 'a' },
  ],
  ['photos whose room nobody has said', [photo('a', null), photo('b', null)], {}],
])('photos of two rooms: %s', (_, photos, expected) => {
  expect(roomPhotos(ROOMS, photos)).toEqual(expected);
});
