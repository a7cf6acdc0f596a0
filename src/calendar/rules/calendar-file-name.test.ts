import { expect, test } from 'vitest';
import { calendarFileName } from './calendar-file-name.ts';

test.each([
  ['the name of a struttura', 'Podere Le Querce', null, 'Podere Le Querce.ics'],
  ['the names of a struttura and a room', 'La Loggia', 'Camera 1', 'La Loggia - Camera 1.ics'],
  ['a name with line breaks', 'Casa\r\nSet-Cookie: a=b', null, 'Casa Set-Cookie a=b.ics'],
  ['a name with quotes and slashes', '../"Casa"/\\x', null, '.. Casa x.ics'],
  ['a name with emoji and accents', 'Città 🏡', null, 'Città 🏡.ics'],
  ['a name of 500 characters', '🏡'.repeat(500), null, `${'🏡'.repeat(60)}.ics`],
  ['a name with a lone surrogate', 'Casa \ud800', null, 'Casa \ufffd.ics'],
  ['a name that has only invisible characters', '\u202e\u200b', null, 'calendario.ics'],
])('calendarFileName builds the file name from %s', (_, nome, camera, name) => {
  expect(calendarFileName(nome, camera)).toBe(name);
});
