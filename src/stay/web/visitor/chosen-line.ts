import { daysBetween, formatShortDate } from '../../../kernel/calendar-date.ts';
import type { ListStay } from '../../rules/stay-address.ts';
import { stayInWords } from '../../rules/stay-in-words.it.ts';
import * as messages from '../../messages/visitor.ts';

/**
 * Beside the button of the dates: what is chosen so far, and what is still to be chosen.
 * @example chosenLine({ selection: stay, guests: 2, flexible: null }) // 'Dal 12 al 19 giugno · 7 notti · 2 ospiti'
 */
export function chosenLine({ selection, guests, flexible }: Omit<ListStay, 'camera_id'>): string {
  const party = guests > 1 ? ` · ${messages.guestCount(guests)}` : '';
  if (flexible) return messages.flexibleStayLabel(flexible) + party;
  if (selection.kind === 'empty') return messages.chooseCheckInPrompt;
  const { check_in } = selection;
  if (selection.kind === 'checkIn') return messages.chooseCheckOutPrompt(formatShortDate(check_in));
  const { check_out } = selection;
  const said = stayInWords(check_in, check_out);
  return `${said.charAt(0).toUpperCase()}${said.slice(1)} · ${messages.nightCount(daysBetween(check_in, check_out))}${party}`;
}
