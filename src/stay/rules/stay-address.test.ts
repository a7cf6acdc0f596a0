import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { listQuery, readListAddress } from './list-address.ts';
import {
  areGuestsNamed,
  readStayAddress,
  type StayAddress,
  writeStayAddress,
  stayQuery,
  MAX_GUESTS,
} from './stay-address.ts';

const today = '2026-11-21' as CalendarDate;
const DATES = { dal: '2026-11-23', al: '2026-11-26' };
const CHOSEN = { kind: 'stay', check_in: '2026-11-23', check_out: '2026-11-26' };
const nothing = { selection: { kind: 'empty' }, guests: 1, camera_id: null };

describe('readStayAddress', () => {
  test.each<[string, StayAddress, object]>([
    ['an empty query', {}, {}],
    ['an arrival', { dal: '2026-11-23' }, { selection: { kind: 'checkIn', check_in: '2026-11-23' } }],
    ['a stay', { ...DATES, ospiti: '2', camera: '7' }, { selection: CHOSEN, guests: 2, camera_id: 7 }],
    ['today', { dal: '2026-11-21' }, { selection: { kind: 'checkIn', check_in: '2026-11-21' } }],
    ['the last day of the calendar', { dal: '2028-11-30' }, { selection: { kind: 'checkIn', check_in: '2028-11-30' } }],
  ])('parses %s', (_, address, expected) => {
    expect(readStayAddress(address, today)).toEqual({ ...nothing, ...expected });
  });

  test.each<[string, StayAddress]>([
    ['a past date', { dal: '2026-11-20', al: '2026-11-26' }],
    ['30 February', { dal: '2027-02-30' }],
    ['a date beyond the calendar', { dal: '2028-12-01' }],
    ['a departure without an arrival', { al: '2026-11-26' }],
    ['values that are not dates', { dal: 'domani', al: '<script>' }],
    ['guests and a room that are not numbers', { ospiti: '-1', camera: '1e3' }],
    ['numbers out of range', { ospiti: '99999999999', camera: '0' }],
  ])('ignores %s', (_, address) => {
    expect(readStayAddress(address, today)).toEqual(nothing);
  });

  test.each(['2026-11-23', '2026-11-22', '2026-02-30', '2099-01-01', ''])(
    'ignores the departure %j for an arrival on the 23rd',
    (al) => {
      expect(readStayAddress({ dal: '2026-11-23', al }, today).selection.kind).toBe('checkIn');
    },
  );

  test('round-trips a stay through the URL', () => {
    const some = fc.tuple(fc.nat(300), fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 16 }));
    fc.assert(
      fc.property(some, ([wait, nights, guests]) => {
        const check_in = addDays(today, wait);
        const selection = { kind: 'stay' as const, check_in, check_out: addDays(check_in, nights) };
        const chosen = { selection, guests, camera_id: null };
        expect(readStayAddress(writeStayAddress(chosen), today)).toEqual(chosen);
      }),
    );
  });
});

describe('readListAddress', () => {
  test('keeps dates and guests, and ignores the room', () => {
    const address = { ...DATES, ospiti: '2' };
    expect(readListAddress({ ...address, camera: '7' }, today)).toEqual({
      ...readStayAddress(address, today),
      flexible: null,
    });
  });

  test('uses flexible dates only if no fixed dates are selected', () => {
    const august = { periodo_dal: '2027-08-01', periodo_al: '2027-08-31', notti: '7' };
    const flexible = readListAddress({ ...august, ospiti: '2' }, today);
    expect(flexible).toMatchObject({ selection: { kind: 'empty' }, flexible: { nights: 7 } });
    expect(listQuery(flexible)).toBe('?periodo_dal=2027-08-01&periodo_al=2027-08-31&notti=7&ospiti=2');
    expect(readListAddress({ ...august, ...DATES }, today)).toMatchObject({ selection: CHOSEN, flexible: null });
    expect(readListAddress({ ...august, dal: '2026-11-23' }, today).flexible).toBeNull();
  });

  test('clamps the number of guests to the range from 1 to MAX_GUESTS', () => {
    expect(readListAddress({ ospiti: '31' }, today).guests).toBe(MAX_GUESTS);
    expect(readListAddress({ ospiti: '0' }, today).guests).toBe(1);
  });
});

test('stayQuery returns the stay as a query string, which is empty without a selection', () => {
  const stay = readStayAddress({ ...DATES, ospiti: '2', camera: '7' }, today);
  expect(stayQuery(stay)).toBe('?dal=2026-11-23&al=2026-11-26&ospiti=2&camera=7');
  expect(stayQuery(readStayAddress({}, today))).toBe('');
});

test('stayQuery includes a single guest only if the number was chosen explicitly, and listQuery omits a single guest', () => {
  const stay = readStayAddress(DATES, today);
  expect(stayQuery({ ...stay, areGuestsChosen: false })).toBe('?dal=2026-11-23&al=2026-11-26');
  expect(stayQuery({ ...stay, areGuestsChosen: true })).toBe('?dal=2026-11-23&al=2026-11-26&ospiti=1');
  expect(listQuery(readListAddress({ ...DATES, ospiti: '1' }, today))).toBe('?dal=2026-11-23&al=2026-11-26');
});

test.each<[StayAddress, boolean]>([
  [{ ospiti: '2' }, true],
  [{ ospiti: '1' }, true],
  [{ ospiti: '0' }, false],
  [{ ospiti: '' }, false],
  [{ ospiti: 'due' }, false],
  [{ ospiti: '1.5' }, false],
  [{ ospiti: '01' }, false],
  [DATES, false],
])('areGuestsNamed(%j) returns %s', (address, areNamed) => {
  expect(areGuestsNamed(address)).toBe(areNamed);
});
