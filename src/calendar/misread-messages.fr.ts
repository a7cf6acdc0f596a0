import { type CalendarDate, formatLongDate } from '../kernel/calendar-date.ts';
import { formatDateAndClock } from '../kernel/format-moment.ts';
import type { IsTranslation } from '../kernel/translation.ts';
import { type AffectedNights, affectedNights } from './rules/affected-nights.ts';
import type { Misread, MisreadReason } from './rules/feed.ts';
import { writtenMoment } from './rules/written-moment.ts';

const perche: Record<MisreadReason, string> = {
  data_non_valida: 'il n’a pas de date valable',
  ricorrenza: 'il se répète d’une manière que nous ne suivons pas en entier',
  fine_prima_inizio: 'il finit avant de commencer',
  fuso_sconosciuto: 'son fuseau horaire nous est inconnu',
  non_chiaro: 'il n’indique pas clairement les nuits',
  troppi: 'il vient après les 5 000 premiers événements',
};

function notti(affected: AffectedNights): string {
  if (affected.kind === 'all') return 'tout le calendrier';
  if (affected.kind === 'between')
    return `les nuits du ${formatLongDate(affected.first)} au ${formatLongDate(affected.last)}`;
  const night = formatLongDate(affected.night);
  if (affected.kind === 'one') return `la nuit du ${night}`;
  return affected.kind === 'from' ? `les nuits à partir du ${night}` : `les nuits jusqu’au ${night}`;
}

function inizio(written: string): string {
  const moment = writtenMoment(written);
  if (moment !== null) return ` (début : ${formatDateAndClock(moment.date, moment.clock)})`;
  return written === '' ? '' : ` (début écrit « ${written} »)`;
}

function evento({ reason, nights, written }: Misread, today?: CalendarDate): string {
  return `${notti(affectedNights(nights, today))} : ${perche[reason]}${inizio(written)}`;
}

export const misreadMessages = { evento } as const;

true satisfies IsTranslation<typeof import('./misread-messages.it.ts'), typeof import('./misread-messages.fr.ts')>;
