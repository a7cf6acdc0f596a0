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
  ['too few bedrooms: none is shown twice, and no room alone', [photo('b')], {}],
  ['a caption that names its room', [photo('a', null, 'La camera rossa, al mattino')], { 2: own('a') }],
  [
    'a named one, and a bedroom left for the other',
    [photo('a'), photo('b', 'camera', 'Camera Blu')],
    { 1: own('b'), 2: one('a') },
  ],
  ['a bedroom that is of one room by its name is no other’s', [photo('b', 'camera', 'Camera Blu')], { 1: own('b') }],
  ['photos whose room nobody has said', [photo('a', null), photo('b', null)], {}],
  ['no bedroom among them', [photo('a', 'bagno'), photo('b', 'vista')], {}],
])('assigns photos to two rooms: %s', (_, photos, expected) => {
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
])('matches whole words of room names and assigns each photo once: %s', (_, rooms, captions, expected) => {
  const photos = captions.map((caption, index) => photo('ab'[index] ?? '', null, caption));
  const shown = Object.entries(roomPhotos(rooms, photos)).map(([id, { immagine }]) => [id, immagine]);
  expect(Object.fromEntries(shown)).toEqual(expected);
});
