import { expect, test } from 'vitest';
import { isSameDetails, NO_DETAILS, readPhotoDetails, captionBeside } from './photo-details.ts';

const NO_INPUT = { stanza: undefined, didascalia: undefined, fuoco: undefined };

test.each([
  ['a photo without details', {}, NO_DETAILS],
  ['empty values', { stanza: '', didascalia: '', fuoco: '' }, NO_DETAILS],
  ['null values', { stanza: null, didascalia: null, fuoco: null }, NO_DETAILS],
  [
    'all details',
    { stanza: 'cucina', didascalia: 'Il camino', fuoco: '40-60' },
    { stanza: 'cucina', didascalia: 'Il camino', fuoco: '40-60' },
  ],
  ['a caption with line breaks', { didascalia: ' Il\ncamino\u202e ' }, { ...NO_DETAILS, didascalia: 'Il camino' }],
  ['a caption of 120 characters', { didascalia: '🍋'.repeat(120) }, { ...NO_DETAILS, didascalia: '🍋'.repeat(120) }],
])('readPhotoDetails accepts and normalises %s', (_, sent, details) => {
  expect(readPhotoDetails({ ...NO_INPUT, ...sent })).toEqual({ ok: true, details });
});

test.each([
  [{ stanza: 'cantina' }, 'stanzaSconosciuta'],
  [{ stanza: 1 }, 'stanzaSconosciuta'],
  [{ didascalia: ['x'] }, 'didascaliaNonValida'],
  [{ didascalia: '\ud800' }, 'didascaliaNonValida'],
  [{ didascalia: 'x'.repeat(121) }, 'didascaliaLunga'],
  [{ fuoco: '40-101' }, 'fuocoNonValido'],
  [{ fuoco: { x: 1 } }, 'fuocoNonValido'],
])('readPhotoDetails rejects %j with the fault %s', (sent, fault) => {
  expect(readPhotoDetails({ ...NO_INPUT, ...sent })).toEqual({ ok: false, fault });
});

test('isSameDetails returns false if the focal point differs', () => {
  expect(isSameDetails(NO_DETAILS, { ...NO_DETAILS })).toBe(true);
  expect(isSameDetails(NO_DETAILS, { ...NO_DETAILS, fuoco: '0-0' })).toBe(false);
});

test.each([
  ['omits «La cucina» if the room is Cucina', 'cucina', 'La cucina', ''],
  ['omits «Il soggiorno» if the room is Soggiorno', 'soggiorno', 'Il soggiorno', ''],
  ['omits «bagno » if the room is Bagno', 'bagno', 'bagno ', ''],
  ['omits «L’esterno» if the room is Esterno', 'esterno', 'L’esterno', ''],
  [
    'returns a caption that has more words than the name of the room',
    'cucina',
    'La cucina con il camino',
    'La cucina con il camino',
  ],
  ['returns a caption that does not repeat the room', 'esterno', 'Il vicolo', 'Il vicolo'],
  [
    'returns a caption with a longer word that starts with the name of the room',
    'camera',
    'La cameretta',
    'La cameretta',
  ],
  ['returns «Altro» if the room is Altro', 'altro', 'Altro', 'Altro'],
  ['returns the caption if the photo has no room', null, 'La cucina', 'La cucina'],
  ['returns an empty text if the photo has no caption', 'cucina', '', ''],
] as const)('captionBeside %s', (_, room, didascalia, expected) => {
  expect(captionBeside(room, didascalia)).toBe(expected);
});
