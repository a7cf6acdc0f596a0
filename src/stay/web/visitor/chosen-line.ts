import { daysBetween, formatShortDate } from '../../../kernel/calendar-date.ts';
import { flexibleMessages } from '../../flexible-messages.it.ts';
import { stayMessages } from '../../messages.it.ts';
import type { ListStay } from '../../rules/stay-address.ts';
import { stayInWords } from '../../rules/stay-in-words.it.ts';
import * as t from './chosen-line-messages.it.ts';

/**
 * Beside the button of the dates: what is chosen so far, and what is still to be chosen.
 * @example chosenLine({ selection: stay, guests: 2, flexible: null }) // 'Dal 12 al 19 giugno · 7 notti · 2 ospiti'
 */
export function chosenLine({ selection, guests, flexible }: Omit<ListStay, 'camera_id'>): string {
  const party = guests > 1 ? ` · ${stayMessages.guests(guests)}` : '';
  if (flexible) return flexibleMessages.label(flexible) + party;
  if (selection.kind === 'empty') return t.scegliArrivo;
  const { check_in } = selection;
  if (selection.kind === 'checkIn') return t.oraLaPartenza(formatShortDate(check_in));
  const { check_out } = selection;
  const said = stayInWords(check_in, check_out);
  return `${said.charAt(0).toUpperCase()}${said.slice(1)} · ${stayMessages.nights(daysBetween(check_in, check_out))}${party}`;
}
