import { describe, expect, test } from 'vitest';
import { december, nights } from '../../../test/feed-history.ts';
import type { Nights } from '../../calendar/rules/feed.ts';
import { addDays } from '../../kernel/dates/calendar-date.ts';
import { NO_STAY, type Selection } from './selection.ts';
import { soldAs } from './sold-as.ts';

const NOTHING: Selection = NO_STAY.selection;
const CONFIRM = 'per queste date';
const fresh = (camera_id: number | null, is_stale: boolean, misread: Nights[] = []) => ({
  camera_id,
  testo: `${camera_id}`,
  is_stale,
  misread: misread.length === 0 ? null : { testo: CONFIRM, nights: misread },
});
const bnb = { modalita: 'immediata', calendari: [fresh(null, true), fresh(3, false), fresh(4, true)] } as const;

test.each([
  ['a house whose calendars are stale', bnb, null, 'su_richiesta'],
  ['a camera with fresh calendars', bnb, 3, 'immediata'],
  ['a camera with an unreadable calendar', bnb, 4, 'su_richiesta'],
  ['a camera without feeds', bnb, 5, 'immediata'],
  [
    'a camera whose owner confirms every stay',
    { modalita: 'su_richiesta', calendari: [fresh(3, false)] },
    3,
    'su_richiesta',
  ],
] as const)('returns the booking mode $3 for %s', (_, sold, camera_id, modalita) => {
  expect(soldAs(sold, camera_id, NOTHING).modalita).toBe(modalita);
});

test('returns the calendar freshness of the selected camera', () => {
  expect(soldAs(bnb, 4, NOTHING).freshness?.testo).toBe('4');
  expect(soldAs(bnb, 5, NOTHING).freshness).toBeUndefined();
});

describe('for a calendar with a misread event that may block nights', () => {
  const house = (is_stale = false) =>
    ({ modalita: 'immediata', calendari: [fresh(null, is_stale, [nights(5, 8), nights(20, 21)])] }) as const;
  const stay = (start: number, end: number): Selection => {
    const { start: check_in, end: check_out } = nights(start, end);
    return { kind: 'stay', check_in, check_out };
  };

  test('without selected dates, requires confirmation only if the event may block the whole calendar', () => {
    const sold = (misread: Nights) =>
      soldAs({ modalita: 'immediata', calendari: [fresh(null, false, [misread])] }, null, NOTHING);
    expect(sold(nights(5, 8))).toMatchObject({ modalita: 'immediata', freshness: { is_stale: false } });
    expect(sold({ start: december(1), end: addDays(december(1), 730) })).toMatchObject({
      modalita: 'su_richiesta',
      freshness: { testo: CONFIRM, is_stale: true },
    });
  });

  test.each([
    ['no dates', NOTHING, 'immediata', 'null'],
    ['an arrival without a departure', { kind: 'checkIn', check_in: nights(6, 7).start }, 'immediata', 'null'],
    ['a departure on the first day of the period', stay(1, 5), 'immediata', 'null'],
    ["an arrival on the day after the period's last night", stay(8, 20), 'immediata', 'null'],
    ['a stay over the last night of the period', stay(7, 9), 'su_richiesta', CONFIRM],
    ['a stay around the period', stay(1, 15), 'su_richiesta', CONFIRM],
    ['a stay over the second of two periods', stay(18, 22), 'su_richiesta', CONFIRM],
  ] as const)('returns the booking mode $2 and the notice “$3” for %s', (_, selection, modalita, testo) => {
    expect(soldAs(house(), null, selection)).toMatchObject({ modalita, freshness: { testo } });
  });

  test('requires confirmation for all dates if the calendar is stale, and shows the freshness notice', () => {
    expect(soldAs(house(true), null, stay(6, 7))).toMatchObject({
      modalita: 'su_richiesta',
      freshness: { testo: 'null' },
    });
  });
});
