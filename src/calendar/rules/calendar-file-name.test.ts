import { expect, test } from 'vitest';
import { calendarFileName } from './calendar-file-name.ts';

test.each([
  ['a name', 'Podere Le Querce', null, 'Podere Le Querce.ics'],
  ['a room', 'La Loggia', 'Camera 1', 'La Loggia - Camera 1.ics'],
  ['line ends', 'Casa\r\nSet-Cookie: a=b', null, 'Casa Set-Cookie a=b.ics'],
  ['quotes and slashes', '../"Casa"/\\x', null, '.. Casa x.ics'],
  ['emoji and accents', 'Città 🏡', null, 'Città 🏡.ics'],
  ['500 characters', '🏡'.repeat(500), null, `${'🏡'.repeat(60)}.ics`],
  ['a lone surrogate', 'Casa \ud800', null, 'Casa \ufffd.ics'],
  ['only invisible characters', '\u202e\u200b', null, 'calendario.ics'],
])('calendarFileName builds the file name for %s', (_, nome, camera, name) => {
  expect(calendarFileName(nome, camera)).toBe(name);
});
