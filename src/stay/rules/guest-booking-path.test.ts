import { afterEach, expect, test } from 'vitest';
import { keepLanguageWith } from '../../kernel/current-language.ts';
import { ITALIAN } from '../../kernel/language.ts';
import { guestBookingPath, stayFilePath } from './guest-booking-path.ts';

afterEach(() => keepLanguageWith({ read: () => ITALIAN, run: (_language, act) => act() }));

test.each([
  ['it', '/prenotazione/ABCD', '/api/prenotazioni/ABCD/soggiorno.ics'],
  ['en', '/en/booking/ABCD', '/api/prenotazioni/ABCD/soggiorno.ics?lingua=en'],
] as const)('a guest is led to a booking in %s', (language, page, file) => {
  keepLanguageWith({ read: () => language, run: (_language, act) => act() });
  expect([guestBookingPath('ABCD'), stayFilePath('ABCD')]).toEqual([page, file]);
});
