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

const own = (immagine: string) => ({ immagine, isOwn: true });
const one = (immagine: string) => ({ immagine, isOwn: false });

test.each([
  ['no photos', [], {}],
  [
    'bedrooms enough, in the owner’s order: nobody says whose they are, and each room has another',
    [photo('a', 'esterno'), photo('b'), photo('c'), photo('d')],
    { 1: one('b'), 2: one('c') },
  ],
  ['too few bedrooms are shown again', [photo('b')], { 1: one('b'), 2: one('b') }],
  ['a caption that names its room', [photo('a', null, 'La camera rossa, al mattino')], { 2: own('a') }],
  [
    'a named one, and a bedroom left for the other',
    [photo('a'), photo('b', 'camera', 'Camera Blu')],
    { 1: own('b'), 2: one('a') },
  ],
  ['a bedroom that is of one room by its name is no other’s', [photo('b', 'camera', 'Camera Blu')], { 1: own('b') }],
  ['photos whose room nobody has said', [photo('a', null), photo('b', null)], {}],
  ['no bedroom among them', [photo('a', 'bagno'), photo('b', 'vista')], {}],
])('photos of two rooms: %s', (_, photos, expected) => {
  expect(roomPhotos(ROOMS, photos)).toEqual(expected);
});
