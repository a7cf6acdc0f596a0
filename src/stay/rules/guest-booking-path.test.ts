import { afterEach, expect, test } from 'vitest';
import { guestBookingPath, stayFilePath } from './guest-booking-path.ts';
import { setTestLanguage, resetTestLanguage } from '../../../test/test-language.ts';

afterEach(resetTestLanguage);

test.each([
  ['it', '/prenotazione/ABCD', '/api/prenotazioni/ABCD/soggiorno.ics'],
  ['en', '/en/booking/ABCD', '/api/prenotazioni/ABCD/soggiorno.ics?lingua=en'],
] as const)('returns the paths of a booking page and its calendar file in %s', (language, page, file) => {
  setTestLanguage(language);
  expect([guestBookingPath('ABCD'), stayFilePath('ABCD')]).toEqual([page, file]);
});
