import { addDays, daysBetween, formatLongDate } from '../kernel/calendar-date.ts';
import type { IsTranslation } from '../kernel/translation.ts';
import type { Misread, MisreadReason, Nights } from './rules/feed.ts';
import { WHOLE_CALENDAR_NIGHTS } from './rules/note-misread.ts';

const perche: Record<MisreadReason, string> = {
  data_non_valida: 'il n’a pas de date valable',
  ricorrenza: 'il se répète d’une manière que nous ne suivons pas en entier',
  fine_prima_inizio: 'il finit avant de commencer',
  fuso_sconosciuto: 'son fuseau horaire nous est inconnu',
  non_chiaro: 'il n’indique pas clairement les nuits',
  troppi: 'il vient après les 5 000 premiers événements',
};

function notti({ start, end }: Nights): string {
  if (daysBetween(start, end) >= WHOLE_CALENDAR_NIGHTS) return 'tout le calendrier';
  const last = addDays(end, -1);
  if (start === last) return `la nuit du ${formatLongDate(start)}`;
  return `les nuits du ${formatLongDate(start)} au ${formatLongDate(last)}`;
}

function evento({ reason, nights, written }: Misread): string {
  return `${notti(nights)} : ${perche[reason]}${written === '' ? '' : ` (début écrit « ${written} »)`}`;
}

export const misreadMessages = { evento } as const;

true satisfies IsTranslation<typeof import('./misread-messages.it.ts'), typeof import('./misread-messages.fr.ts')>;
