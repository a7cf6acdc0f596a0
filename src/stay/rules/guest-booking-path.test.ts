import { afterEach, expect, test } from 'vitest';
import { guestBookingPath, stayFilePath } from './guest-booking-path.ts';
import { speak, speakItalian } from '../../../test/speak.ts';

afterEach(speakItalian);

test.each([
  ['it', '/prenotazione/ABCD', '/api/prenotazioni/ABCD/soggiorno.ics'],
  ['en', '/en/booking/ABCD', '/api/prenotazioni/ABCD/soggiorno.ics?lingua=en'],
] as const)('returns localised paths to a booking in %s', (language, page, file) => {
  speak(language);
  expect([guestBookingPath('ABCD'), stayFilePath('ABCD')]).toEqual([page, file]);
});
