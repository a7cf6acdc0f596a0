import { type CalendarDate, parseCalendarDate } from '../../kernel/dates/calendar-date.ts';
import { calendarHorizon } from './calendar-horizon.ts';
import type { FlexibleStay } from './flexible-stay.ts';
import { NO_DATES, type Selection } from './selection.ts';

/** A stay as the query of an address says it: anybody's words, each there or not. */
export type StayAddress = Partial<Record<'dal' | 'al' | 'ospiti' | 'camera', string | undefined>>;

/** A stay as far as it is chosen. `camera_id` is null for the room that a `bnb` starts with, and for a whole house. */
export type ChosenStay = { selection: Selection; guests: number; camera_id: number | null };

/** The stay that a list of homes is asked for: with flexible dates no other dates are chosen. */
export type ListStay = ChosenStay & { flexible: FlexibleStay | null };

const COUNT = /^[1-9]\d{0,8}$/;

function readCount(text: string | undefined): number | null {
  return text !== undefined && COUNT.test(text) ? Number(text) : null;
}

function readDates({ dal = '', al = '' }: StayAddress, today: CalendarDate): Selection {
  const check_in = parseCalendarDate(dal);
  const check_out = parseCalendarDate(al);
  const last = calendarHorizon(today);
  if (check_in === null || check_in < today || check_in > last) return NO_DATES;
  if (check_out === null || check_out <= check_in || check_out > last) return { kind: 'checkIn', check_in };
  return { kind: 'stay', check_in, check_out };
}

/**
 * The stay that an address asks for, so that a reload, the way back and a shared link keep it ("filters and dates live in
 * the query"). What cannot be, such as a date that is past, counts as not chosen.
 * @example readStayAddress({ dal: '2026-11-23', ospiti: '2' }, '2026-11-21')
 * // { selection: { kind: 'checkIn', check_in: '2026-11-23' }, guests: 2, camera_id: null }
 */
export function readStayAddress(address: StayAddress, today: CalendarDate): ChosenStay {
  return {
    selection: readDates(address, today),
    guests: readCount(address.ospiti) ?? 1,
    camera_id: readCount(address.camera),
  };
}

/**
 * Whether an address says how many guests there are: without that, one guest is where the choice starts and not an answer.
 * @example areGuestsNamed({ ospiti: '1' }) // true
 */
export function areGuestsNamed({ ospiti }: StayAddress): boolean {
  return readCount(ospiti) !== null;
}

/** Guests that a list of many homes can be asked for. */
export const MOST_GUESTS = 30;

/** With flexible dates it is written by `list-address.ts`, which the page of a home does not load. */
type FixedStay = ChosenStay & { flexible?: never; areGuestsChosen?: boolean };

/**
 * The query of a chosen stay; what is as at the beginning is left out, except one guest that was chosen.
 * @example writeStayAddress({ selection: { kind: 'checkIn', check_in: '2026-11-23' }, guests: 1, camera_id: null })
 * // { dal: '2026-11-23' }
 */
export function writeStayAddress({ selection, guests, camera_id, areGuestsChosen }: FixedStay): Record<string, string> {
  return {
    ...(selection.kind !== 'empty' && { dal: selection.check_in }),
    ...(selection.kind === 'stay' && { al: selection.check_out }),
    ...((guests !== 1 || areGuestsChosen) && { ospiti: String(guests) }),
    ...(camera_id !== null && { camera: String(camera_id) }),
  };
}

/**
 * The same as the end of an address.
 * @example stayQuery({ selection: NO_DATES, guests: 2, camera_id: null }) // '?ospiti=2'
 */
export function stayQuery(stay: FixedStay): string {
  return queryOf(writeStayAddress(stay));
}

/** @example queryOf({ ospiti: '2' }) // '?ospiti=2' */
export function queryOf(address: Record<string, string>): string {
  const query = Object.entries(address).map(([name, value]) => `${name}=${value}`);
  return query.length === 0 ? '' : `?${query.join('&')}`;
}

/** The homes of the place for the same dates and guests, whichever their room. `resultsHref`: the list that the visitor came from. */
export function otherHomesPath(resultsHref: string, { inAddress }: { inAddress: ChosenStay }): string {
  return resultsHref.split('?')[0] + stayQuery({ ...inAddress, camera_id: null });
}
