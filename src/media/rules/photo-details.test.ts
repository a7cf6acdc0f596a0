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
])('readPhotoDetails accepts and normalizes %s', (_, sent, details) => {
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
])('readPhotoDetails rejects %j: %s', (sent, fault) => {
  expect(readPhotoDetails({ ...NO_INPUT, ...sent })).toEqual({ ok: false, fault });
});

test('isSameDetails compares all details', () => {
  expect(isSameDetails(NO_DETAILS, { ...NO_DETAILS })).toBe(true);
  expect(isSameDetails(NO_DETAILS, { ...NO_DETAILS, fuoco: '0-0' })).toBe(false);
});

test.each([
  ['«La cucina» below «Cucina»', 'cucina', 'La cucina', ''],
  ['«Il soggiorno»', 'soggiorno', 'Il soggiorno', ''],
  ['without an article', 'bagno', 'bagno ', ''],
  ['«L’esterno»', 'esterno', 'L’esterno', ''],
  ['a caption with more than the name', 'cucina', 'La cucina con il camino', 'La cucina con il camino'],
  ['another caption', 'esterno', 'Il vicolo', 'Il vicolo'],
  ['a longer word that starts with the name', 'camera', 'La cameretta', 'La cameretta'],
  ['the room «altro»', 'altro', 'Altro', 'Altro'],
  ['no room', null, 'La cucina', 'La cucina'],
  ['no caption', 'cucina', '', ''],
] as const)('captionBeside omits only a caption that repeats the room: %s', (_, room, didascalia, expected) => {
  expect(captionBeside(room, didascalia)).toBe(expected);
});
