import { formatShortDate } from '../../../kernel/calendar-date.ts';
import { stayMessages } from '../../messages.it.ts';
import { flexibleMessages } from '../../flexible-messages.it.ts';
import type { ChosenStay, ListStay } from '../../rules/stay-address.ts';
import type { Selection } from '../../rules/selection.ts';
import { formatStayShort } from './format-stay-dates.ts';
import * as t from './stay-messages.it.ts';

function dateWords(selection: Selection): string | null {
  if (selection.kind === 'empty') return null;
  if (selection.kind === 'checkIn') return t.daGiorno(formatShortDate(selection.check_in));
  return formatStayShort(selection.check_in, selection.check_out);
}

/**
 * A chosen stay in a few words; `null` when nothing is chosen.
 * @example stayWords({ selection: stay, guests: 2, camera_id: null }) // '23–26 nov · 2 ospiti'
 */
export function stayWords({ selection, guests, flexible }: ChosenStay & Partial<ListStay>): string | null {
  const dates = flexible ? flexibleMessages.label(flexible) : dateWords(selection);
  if (dates === null) return guests === 1 ? null : stayMessages.guests(guests);
  return `${dates} · ${stayMessages.guests(guests)}`;
}
