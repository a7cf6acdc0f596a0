import { formatShortDate } from '../../../kernel/calendar-date.ts';
import { stayMessages } from '../../messages.it.ts';
import { flexibleMessages } from '../../flexible-messages.it.ts';
import type { FlexibleStay } from '../../rules/flexible-stay.ts';
import { monthOfWindow } from '../../rules/window-name.ts';
import type { ChosenStay, ListStay } from '../../rules/stay-address.ts';
import type { Selection } from '../../rules/selection.ts';
import { formatStayShort } from './format-stay-dates.ts';
import * as t from './stay-messages.it.ts';

function dateWords(selection: Selection): string | null {
  if (selection.kind === 'empty') return null;
  if (selection.kind === 'checkIn') return t.daGiorno(formatShortDate(selection.check_in));
  return unbroken(formatStayShort(selection.check_in, selection.check_out));
}

/** Joins a range with no-break spaces: a narrow pill breaks before the guests, or after the dash between two months. */
const unbroken = (range: string) =>
  range
    .split(/(?<=\p{L}\.?\s–)\s/u)
    .map((end) => end.replaceAll(/\s/g, '\u00a0').replace(/–(?=.)/u, '–\u2060'))
    .join(' ');
const AND = '\u00a0· ';

/** As short as a phone's pill: a month by its name, any other window as its days. */
function flexibleWords(flexible: FlexibleStay): string {
  if (monthOfWindow(flexible) !== null) return flexibleMessages.label(flexible);
  return flexibleMessages.nights(flexible) + AND + unbroken(formatStayShort(flexible.from, flexible.until));
}

/**
 * A chosen stay in a few words; `null` when nothing is chosen. One guest is what nobody said.
 * @example stayWords({ selection: stay, guests: 2, camera_id: null }) // '23–26 nov · 2 ospiti'
 */
export function stayWords({ selection, guests, flexible }: ChosenStay & Partial<ListStay>): string | null {
  const dates = flexible ? flexibleWords(flexible) : dateWords(selection);
  if (guests === 1) return dates;
  return [dates, stayMessages.guests(guests)].filter((part) => part !== null).join(AND);
}
