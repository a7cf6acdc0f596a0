import { formatShortDate } from '../../../kernel/dates/calendar-date.ts';
import type { FlexibleStay } from '../../rules/flexible-stay.ts';
import { monthOfWindow } from '../../rules/window-name.ts';
import type { ChosenStay, ListStay } from '../../rules/stay-address.ts';
import type { Selection } from '../../rules/selection.ts';
import { formatStayShort } from './format-stay-dates.ts';
import * as messages from '../../messages/visitor.ts';

function dateWords(selection: Selection): string | null {
  if (selection.kind === 'empty') return null;
  if (selection.kind === 'checkIn') return messages.stayFromDay(formatShortDate(selection.check_in));
  return unbroken(formatStayShort(selection.check_in, selection.check_out));
}

/** Allows a line break in a date range only after the dash between two months. */
const unbroken = (range: string) =>
  range
    .split(/(?<=\p{L}\.?\s–)\s/u)
    .map((end) => end.replaceAll(/\s/g, '\u00a0').replace(/–(?=.)/u, '–\u2060'))
    .join(' ');
const AND = '\u00a0· ';

function flexibleWords(flexible: FlexibleStay): string {
  if (monthOfWindow(flexible) !== null) return messages.flexibleStayLabel(flexible);
  return messages.flexibleNights(flexible) + AND + unbroken(formatStayShort(flexible.from, flexible.until));
}

export function stayWords({ selection, guests, flexible }: ChosenStay & Partial<ListStay>): string | null {
  const dates = flexible ? flexibleWords(flexible) : dateWords(selection);
  if (guests === 1) return dates;
  return [dates, messages.guestCount(guests)].filter((part) => part !== null).join(AND);
}
