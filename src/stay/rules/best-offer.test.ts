import { expect, test } from 'vitest';
import { buildRate } from '../../../test/build-rate.ts';
import { asCents } from '../../kernel/money/cents.ts';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { Rate } from '../../strutture/rules/rate.ts';
import { bestOffer } from './best-offer.ts';
import type { Price } from './price.ts';
import { NO_DATES, type Selection } from './selection.ts';

const date = (text: string) => text as CalendarDate;
const TODAY = date('2026-11-21');
const THREE_NIGHTS: Selection = { kind: 'stay', check_in: date('2026-11-23'), check_out: date('2026-11-26') };

function house(posti_letto: number, tariffe: Rate[] = []) {
  const price: Price = {
    prezzo_notte_cents: asCents(9500),
    camera: null,
    servizio_pulizie: true,
    prezzo_pulizie_cents: asCents(4000),
    tariffe,
  };
  return { posti_letto, price };
}

function room(id: number, cents: number, posti_letto: number, tariffe: Rate[] = []) {
  const { price } = house(posti_letto, tariffe);
  return { posti_letto, price: { ...price, camera: { id, prezzo_notte_cents: asCents(cents) } } };
}

const season = (camera_id: number | null, values: Partial<Rate>) =>
  buildRate({ camera_id, nome: 'Avvento', dal: date('2026-11-20'), al: date('2026-12-20'), ...values });

test('quotes a whole house with the price of each night and one cleaning fee', () => {
  const { quote, fault } = bestOffer([house(4)], { selection: THREE_NIGHTS, guests: 2 }, TODAY);
  expect([quote?.total_cents, fault]).toEqual([32_500, null]);
});

test.each<[why: string, place: ReturnType<typeof house>, selection: Selection, guests: number, fault: string | null]>([
  ['no dates', house(4), NO_DATES, 4, null],
  ['no dates and more guests than beds', house(4), NO_DATES, 5, 'guestsOutOfRange'],
  ['an arrival without a departure', house(4), { kind: 'checkIn', check_in: date('2026-11-23') }, 1, null],
  ['more guests than beds', house(4), THREE_NIGHTS, 5, 'guestsOutOfRange'],
  [
    "a stay shorter than the season's minimum",
    house(4, [season(null, { soggiorno_minimo: 4 })]),
    THREE_NIGHTS,
    1,
    'minimumStay',
  ],
])('returns no quote for %s', (_, place, selection, guests, fault) => {
  expect(bestOffer([place], { selection, guests }, TODAY)).toMatchObject({ quote: null, fault });
});

const SMALL = room(1, 5000, 1);
const MIDDLE = room(2, 6000, 2);
const LARGE = room(3, 9000, 4);
const dearNow = room(1, 5000, 2, [season(1, { prezzo_notte_cents: asCents(8000) })]);
const forAWeek = room(1, 5000, 2, [season(1, { soggiorno_minimo: 7 })]);
const largeForAWeek = room(8, 9000, 4, [season(8, { soggiorno_minimo: 7 })]);

test.each<[why: string, places: [typeof SMALL, ...(typeof SMALL)[]], selection: Selection, guests: number, id: number]>(
  [
    ['the cheapest', [SMALL, MIDDLE, LARGE], THREE_NIGHTS, 1, 1],
    ['the cheapest with enough beds', [SMALL, MIDDLE, LARGE], THREE_NIGHTS, 2, 2],
    ['the cheapest with enough beds, before dates are selected', [SMALL, MIDDLE, LARGE], NO_DATES, 3, 3],
    ['the cheapest on the selected nights', [dearNow, MIDDLE], THREE_NIGHTS, 2, 2],
    ['one whose minimum stay does not exceed the selected nights', [forAWeek, MIDDLE], THREE_NIGHTS, 2, 2],
    ['the first of two with the same total', [MIDDLE, room(9, 6000, 2)], THREE_NIGHTS, 2, 2],
    ['the largest if no room has enough beds', [SMALL, LARGE, MIDDLE], THREE_NIGHTS, 5, 3],
    [
      'one with enough beds and too long a minimum stay, rather than one with too few beds',
      [SMALL, largeForAWeek],
      THREE_NIGHTS,
      3,
      8,
    ],
  ],
)('selects a room of a bnb: %s', (_, places, selection, guests, id) => {
  expect(bestOffer(places, { selection, guests }, TODAY).place.price.camera?.id).toBe(id);
});
