import { type CalendarDate, parseCalendarDate } from '../../kernel/dates/calendar-date.ts';
import { calendarHorizon } from './calendar-horizon.ts';
import type { FlexibleStay } from './flexible-stay.ts';
import { NO_DATES, type Selection } from './selection.ts';

export type StayAddress = Partial<Record<'dal' | 'al' | 'ospiti' | 'camera', string | undefined>>;

/** `camera_id` is `null` for a whole home and if no room has been specified. */
export type ChosenStay = { selection: Selection; guests: number; camera_id: number | null };

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
 * Parses the selected stay from a URL. Invalid values, such as past dates, count as not selected.
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
 * Returns whether a URL specifies the number of guests. If it does not, `readStayAddress` defaults to one guest.
 * @example areGuestsNamed({ ospiti: '1' }) // true
 */
export function areGuestsNamed({ ospiti }: StayAddress): boolean {
  return readCount(ospiti) !== null;
}

export const MAX_GUESTS = 30;

/** A stay without flexible dates. Flexible dates are serialised by `list-address.ts`, which the listing page does not load. */
type FixedStay = ChosenStay & { flexible?: never; areGuestsChosen?: boolean };

/**
 * Serialises a selected stay. Default values are omitted, except a single guest that was selected explicitly.
 * @example writeStayAddress({ selection: { kind: 'checkIn', check_in: '2026-11-23' }, guests: 1, camera_id: null }) // { dal: '2026-11-23' }
 */
export function writeStayAddress({ selection, guests, camera_id, areGuestsChosen }: FixedStay): Record<string, string> {
  return {
    ...(selection.kind !== 'empty' && { dal: selection.check_in }),
    ...(selection.kind === 'stay' && { al: selection.check_out }),
    ...((guests !== 1 || areGuestsChosen) && { ospiti: String(guests) }),
    ...(camera_id !== null && { camera: String(camera_id) }),
  };
}

/** @example stayQuery({ selection: NO_DATES, guests: 2, camera_id: null }) // '?ospiti=2' */
export function stayQuery(stay: FixedStay): string {
  return queryOf(writeStayAddress(stay));
}

/** @example queryOf({ ospiti: '2' }) // '?ospiti=2' */
export function queryOf(address: Record<string, string>): string {
  const query = Object.entries(address).map(([name, value]) => `${name}=${value}`);
  return query.length === 0 ? '' : `?${query.join('&')}`;
}

export function otherHomesPath(resultsHref: string, { inAddress }: { inAddress: ChosenStay }): string {
  return resultsHref.split('?')[0] + stayQuery({ ...inAddress, camera_id: null });
}
