import { expect, test } from 'vitest';
import type { Capacity } from '../rules/capacity.ts';
import * as visitorMessagesDe from './visitor.de.ts';
import * as visitorMessagesEn from './visitor.en.ts';
import * as visitorMessagesFr from './visitor.fr.ts';
import * as messages from './visitor.it.ts';

const LANGUAGES = {
  it: messages.capacityTexts,
  en: visitorMessagesEn.capacityTexts,
  de: visitorMessagesDe.capacityTexts,
  fr: visitorMessagesFr.capacityTexts,
};

const rooms: Capacity = { kind: 'rooms', posti: 17, camere: 6, ospiti: 3 };
const equal: Capacity = { kind: 'equalRooms', posti: 6, camere: 3, ospiti: 2 };
const singles: Capacity = { kind: 'equalRooms', posti: 2, camere: 2, ospiti: 1 };
const none: Capacity = { kind: 'noRooms', posti: 1, camere: 1, ospiti: 0 };
const whole: Capacity = { kind: 'whole', posti: 1, camere: 1, ospiti: 1 };

test.each<[keyof typeof LANGUAGES, Capacity, string]>([
  ['it', rooms, '17 posti letto in 6 camere, fino a 3 per camera'],
  ['it', equal, '6 posti letto in 3 camere, 2 per camera'],
  ['it', singles, '2 posti letto in 2 camere, 1 per camera'],
  ['it', none, '1 posto letto in 1 camera'],
  ['it', whole, '1 posto letto'],
  ['en', rooms, 'Beds for 17 in 6 bedrooms, up to 3 per room'],
  ['en', equal, 'Beds for 6 in 3 bedrooms, 2 per room'],
  ['en', none, 'Beds for 1 in 1 bedroom'],
  ['en', whole, 'Sleeps 1'],
  ['de', rooms, '17 Schlafplätze in 6 Zimmern, bis zu 3 pro Zimmer'],
  ['de', equal, '6 Schlafplätze in 3 Zimmern, 2 pro Zimmer'],
  ['de', none, '1 Schlafplatz in 1 Zimmer'],
  ['de', whole, '1 Schlafplatz'],
  ['fr', rooms, '17 couchages dans 6 chambres, jusqu’à 3 par chambre'],
  ['fr', equal, '6 couchages dans 3 chambres, 2 par chambre'],
  ['fr', none, '1 couchage dans 1 chambre'],
  ['fr', whole, '1 couchage'],
])('in %s, describes the capacity %j as «%s»', (language, capacity, sentence) => {
  expect(LANGUAGES[language][capacity.kind](capacity)).toBe(sentence);
});
