import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { type FlexibleAddress, readFlexible, writeFlexible } from './flexible-stay.ts';
import {
  type ChosenStay,
  type ListStay,
  MAX_GUESTS,
  queryOf,
  readStayAddress,
  type StayAddress,
  writeStayAddress,
} from './stay-address.ts';

/**
 * Parses the stay for a list of homes. Fixed dates take precedence over flexible dates.
 * @example readListAddress({ ospiti: '400', camera: '7' }, '2026-11-21')
 * // { selection: NO_DATES, guests: 30, camera_id: null, flexible: null }
 */
export function readListAddress(address: StayAddress & FlexibleAddress, today: CalendarDate): ListStay {
  const { selection, guests } = readStayAddress(address, today);
  const flexible = selection.kind === 'empty' ? readFlexible(address, today) : null;
  return { selection, guests: Math.min(guests, MAX_GUESTS), camera_id: null, flexible };
}

/**
 * Serialises the stay selected on a list page, including flexible dates. Default values are omitted.
 * @example writeListAddress({ ...NO_STAY, flexible: weekendOfMay }).weekend // '1'
 */
export function writeListAddress({ flexible, ...stay }: ChosenStay & Partial<ListStay>): Record<string, string> {
  return { ...(flexible && writeFlexible(flexible)), ...writeStayAddress(stay) };
}

/** @example listQuery({ selection: NO_DATES, guests: 2, camera_id: null, flexible: null }) // '?ospiti=2' */
export function listQuery(stay: ChosenStay & Partial<ListStay>): string {
  return queryOf(writeListAddress(stay));
}
