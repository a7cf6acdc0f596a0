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

const named = (...names: string[]) => names.map((nome_camera, index) => ({ id: index + 1, nome_camera }));

test.each([
  ['a name within a longer one', named('Camera 1', 'Camera 10'), ['Camera 10', 'Camera 1'], { 1: 'b', 2: 'a' }],
  ['the longer name first', named('Camera', 'Camera Blu'), ['La camera blu', 'La camera'], { 1: 'b', 2: 'a' }],
  ['a word within a word', named('Sole', 'Mare'), ['Isole Tremiti', 'Al mare'], { 2: 'b' }],
  ['two rooms of one name', named('Doppia', 'Doppia'), ['Doppia con balcone', 'Doppia'], { 1: 'a', 2: 'b' }],
  ['two rooms of one photo', named('Rosa', 'Viola'), ['Rosa e viola'], { 2: 'a' }],
  ['other signs between the words', named('Suite «Duca d’Este»'), ['La suite Duca d’Este.'], { 1: 'a' }],
  ['a name without words', named('–'), ['', '–'], {}],
])('whole words name a room, and a photo is of one: %s', (_, rooms, captions, expected) => {
  const photos = captions.map((caption, index) => photo('ab'[index] ?? '', null, caption));
  expect(roomPhotos(rooms, photos)).toEqual(expected);
});
