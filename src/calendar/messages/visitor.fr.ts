import { pluralFr } from '../../kernel/text/plural.ts';
import type { Freshness } from '../rules/freshness.ts';
import { type CalendarDate, formatLongDate } from '../../kernel/dates/calendar-date.ts';
import { formatDateAndClock } from '../../kernel/dates/format-moment.ts';
import { affectedNights, type AffectedNights } from '../rules/affected-nights.ts';
import type { Misread, MisreadReason } from '../rules/feed.ts';
import { writtenMoment } from '../rules/written-moment.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

const singularOrCounted = (count: number, one: string, many: string) =>
  pluralFr(count, { one, other: `${count} ${many}` });
const calendarUnconfirmedFor = (time: string) => `Calendrier non confirmé depuis ${time} : faites confirmer les dates`;
export function freshnessSentence(freshness: Freshness): string {
  switch (freshness.unit) {
    case 'minuti':
      if (freshness.count === 0) return 'Calendrier confirmé à l’instant';
      return `Calendrier confirmé il y a ${singularOrCounted(freshness.count, 'une minute', 'minutes')}`;
    case 'ore': {
      const hours = singularOrCounted(freshness.count, 'une heure', 'heures');
      return freshness.is_stale ? calendarUnconfirmedFor(hours) : `Calendrier confirmé il y a ${hours}`;
    }
    case 'giorni':
      return calendarUnconfirmedFor(singularOrCounted(freshness.count, 'un jour', 'jours'));
    case 'mai':
      return 'Calendrier pas encore confirmé : faites confirmer les dates';
    case 'in_parte':
      return 'Calendrier non confirmé pour ces dates : faites-les confirmer';
  }
}

export const cinRequired = 'Indiquez le CIN de l’hébergement.';
export const roomNotFound = 'Chambre introuvable.';
export const calendarWindowFaults = {
  finePrimaDiInizio: 'La date de fin doit être postérieure à la date de début.',
  finestraTroppoLunga: 'Vous pouvez consulter 366 jours au maximum.',
} as const;

const misreadReasons: Record<MisreadReason, string> = {
  data_non_valida: 'il n’a pas de date valable',
  ricorrenza: 'il se répète d’une manière que nous ne suivons pas en entier',
  fine_prima_inizio: 'il finit avant de commencer',
  fuso_sconosciuto: 'son fuseau horaire nous est inconnu',
  non_chiaro: 'il n’indique pas clairement les nuits',
  troppi: 'il vient après les 5 000 premiers événements',
};
function affectedNightsInWords(affected: AffectedNights): string {
  if (affected.kind === 'all') return 'tout le calendrier';
  if (affected.kind === 'between')
    return `les nuits du ${formatLongDate(affected.first)} au ${formatLongDate(affected.last)}`;
  const night = formatLongDate(affected.night);
  if (affected.kind === 'one') return `la nuit du ${night}`;
  return affected.kind === 'from' ? `les nuits à partir du ${night}` : `les nuits jusqu’au ${night}`;
}
function writtenStart(written: string): string {
  const moment = writtenMoment(written);
  if (moment !== null) return ` (début : ${formatDateAndClock(moment.date, moment.clock)})`;
  return written === '' ? '' : ` (début écrit « ${written} »)`;
}
export function misreadEvent({ reason, nights, written }: Misread, today?: CalendarDate): string {
  return `${affectedNightsInWords(affectedNights(nights, today))} : ${misreadReasons[reason]}${writtenStart(written)}`;
}

true satisfies IsTranslation<typeof import('./visitor.it.ts'), typeof import('./visitor.fr.ts')>;
