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

const ofRoom = (immagine: string) => ({ immagine, isOwn: true });
const ofAnyRoom = (immagine: string) => ({ immagine, isOwn: false });

test.each([
  ['no photos', [], {}],
  [
    'enough unnamed bedrooms, one for each room in the owner’s order',
    [photo('a', 'esterno'), photo('b'), photo('c'), photo('d')],
    { 1: ofAnyRoom('b'), 2: ofAnyRoom('c') },
  ],
  ['too few unnamed bedrooms, so no room gets a photo', [photo('b')], {}],
  ['a photo whose caption names the room', [photo('a', null, 'La camera rossa, al mattino')], { 2: ofRoom('a') }],
  [
    'a photo that names one room, and an unnamed bedroom for the second room',
    [photo('a'), photo('b', 'camera', 'Camera Blu')],
    { 1: ofRoom('b'), 2: ofAnyRoom('a') },
  ],
  [
    'a bedroom that names one room, and no photo for the second room',
    [photo('b', 'camera', 'Camera Blu')],
    { 1: ofRoom('b') },
  ],
  ['photos without a room type, so no room gets a photo', [photo('a', null), photo('b', null)], {}],
  ['photos without a bedroom, so no room gets a photo', [photo('a', 'bagno'), photo('b', 'vista')], {}],
])('assigns photos to two rooms: %s', (_, photos, expected) => {
  expect(roomPhotos(ROOMS, photos)).toEqual(expected);
});

const named = (...names: string[]) => names.map((nome_camera, index) => ({ id: index + 1, nome_camera }));

test.each([
  [
    'a room name that is the start of a longer room name',
    named('Camera 1', 'Camera 10'),
    ['Camera 10', 'Camera 1'],
    { 1: 'b', 2: 'a' },
  ],
  [
    'a caption with a short and a longer room name, which matches only the longer name',
    named('Camera', 'Camera Blu'),
    ['La camera blu', 'La camera'],
    { 1: 'b', 2: 'a' },
  ],
  ['no match for a room name inside a longer word', named('Sole', 'Mare'), ['Isole Tremiti', 'Al mare'], { 2: 'b' }],
  ['two rooms with the same name', named('Doppia', 'Doppia'), ['Doppia con balcone', 'Doppia'], { 1: 'a', 2: 'b' }],
  [
    'two room names in one caption, which matches only the longer name',
    named('Rosa', 'Viola'),
    ['Rosa e viola'],
    { 2: 'a' },
  ],
  ['punctuation between the words', named('Suite «Duca d’Este»'), ['La suite Duca d’Este.'], { 1: 'a' }],
  ['no match for a name without words', named('–'), ['', '–'], {}],
])('matches whole words of room names and assigns each photo once: %s', (_, rooms, captions, expected) => {
  const photos = captions.map((caption, index) => photo('ab'[index] ?? '', null, caption));
  const shown = Object.entries(roomPhotos(rooms, photos)).map(([id, { immagine }]) => [id, immagine]);
  expect(Object.fromEntries(shown)).toEqual(expected);
});
