import { type CalendarDate, formatDayMonthYear, formatLongDate, formatShortDate } from '../kernel/calendar-date.ts';
import { formatCount } from '../kernel/format-count.ts';
import { pluralDe } from '../kernel/plural.ts';
import type { IsTranslation } from '../kernel/translation.ts';
import type { EventSource } from './rules/feed.ts';

const nights = (count: number) => pluralDe(count, { one: '1 Nacht', other: `${formatCount(count)} Nächte` });

/** @example dayMonth('2026-11-22') // '22.11.' */
const dayMonth = (day: CalendarDate) => formatDayMonthYear(day).slice(0, 6);

const piattaforme = { ospitalia: 'Ospitalia', airbnb: 'Airbnb', booking: 'Booking.com', vrbo: 'VRBO' } as const;

const HOLD = 'Ein Gast bezahlt gerade diese Nächte. Bezahlt er nicht, werden sie von selbst wieder frei.';

/** The sentences and words of the calendar's grid, its list and its dialogs. */
export const gridMessages = {
  successivo: 'Weiter',
  precedente: 'Zurück',
  oggi: 'Heute',
  adesso: 'Jetzt',
  mese: 'Monat',
  settimana: 'Woche',
  giorno: 'Tag',
  aggiorna: 'Aktualisieren',
  bloccato: 'Gesperrt',
  conflitto: 'Konflikt',
  manutenzione: 'Wartung',
  annulla: 'Abbrechen',
  riprova: 'Noch einmal versuchen',

  elenco: 'Liste',
  bloccaDate: 'Tage sperren',
  blocca: 'Sperren',
  piattaforme,
  tipi: { booking: 'Buchung', blocked: 'Gesperrte Tage', maintenance: 'Wartung', conflict: 'Konflikt' },
  importatoBloccato: (platform: string) => `${platform}, gesperrt`,
  diCamera: (camera: string, label: string) => `${camera} · ${label}`,
  tuttaLaCasa: 'Ganze Unterkunft',
  camera: 'Zimmer',
  notti: nights,
  /** Nights as a bar says them: the last one is slept in. */
  dalAl: (first: CalendarDate, last: CalendarDate) =>
    first === last ? `am ${dayMonth(first)}` : `vom ${dayMonth(first)} bis ${dayMonth(last)}`,
  daA: (first: CalendarDate, last: CalendarDate) =>
    first === last ? dayMonth(first) : `${dayMonth(first)} – ${dayMonth(last)}`,
  /** What a screen reader hears of a night beside its date. */
  nottePassata: 'vergangen',
  notteConflitto: 'Konflikt',
  inConflitto: 'im Konflikt',
  altri: (count: number) => pluralDe(count, { one: '+1 weiterer', other: `+${formatCount(count)} weitere` }),
  altriBreve: (count: number) => `+${formatCount(count)}`,
  apreGiorno: (day: CalendarDate) => `Tag ${formatLongDate(day)}`,
  conflittoTra: (one: EventSource, other: EventSource, period: string) =>
    `Konflikt ${piattaforme[one]} und ${piattaforme[other]}, ${period}`,
  conflittoSpiegato: (one: EventSource, other: EventSource, period: string) =>
    `${piattaforme[one]} und ${piattaforme[other]} überschneiden sich ${period}. Prüfen Sie beide Plattformen selbst.`,

  inizio: (day: CalendarDate) => `Beginn: ${formatLongDate(day)}. Wählen Sie das Ende.`,
  scelto: (first: CalendarDate, last: CalendarDate, count: number) =>
    `Von ${formatLongDate(first)} bis ${formatLongDate(last)}, ${nights(count)}.`,
  sceltoUno: (day: CalendarDate) => `${formatLongDate(day)}, 1 Nacht.`,
  annullato: 'Auswahl aufgehoben.',
  giornoPassato: (day: CalendarDate) => `${formatLongDate(day)}: Die Nacht ist schon vorbei.`,
  scelta: (first: CalendarDate, last: CalendarDate) =>
    first === last ? formatShortDate(first) : `${formatShortDate(first)} – ${formatShortDate(last)}`,
  toccaFine: 'Tippen Sie auf die letzte Nacht, oder sperren Sie nur diese.',
  aiutoMouse:
    'Ziehen Sie über mehrere Tage, oder wählen Sie den ersten und den letzten, um einen Zeitraum zu sperren. Ein Doppelklick sperrt eine einzelne Nacht.',
  aiutoTastiera:
    'Mit der Tastatur: Pfeile und zweimal Enter, Tab für die Einträge des Tages, T heute, M Monat, S Woche, G Tag.',
  aiutoTocco:
    'Tippen Sie auf den ersten und den letzten Tag, dann auf „Sperren“. Für eine einzelne Nacht halten Sie den Tag gedrückt.',

  prossimiEventi: 'Nächste Einträge',
  eventiSettimana: 'Einträge der Woche',
  eventiGiorno: 'Einträge des Tages',
  inCorso: 'Läuft gerade',
  nessunEvento: 'Keine Einträge an diesen Tagen. Die Nächte sind frei.',
  eventiDi: (period: string) => `Einträge: ${period}`,
  /** Without the year, which the title says. */
  giornoElenco: (day: CalendarDate) => formatLongDate(day).replace(/ \d{4}$/, ''),
  perchePrenotato: {
    hold: HOLD,
    request:
      'Ein Gast fragt diese Nächte an und wartet auf Ihre Antwort. Nehmen Sie in der Buchung an oder lehnen Sie ab.',
    booking: 'Das ist eine Buchung von Ospitalia. Storniert wird sie auf ihrer Seite, nicht im Kalender.',
  },
  /** The same to an administrator, who neither answers nor cancels. */
  chiRisponde: {
    hold: HOLD,
    request: 'Ein Gast fragt diese Nächte an und wartet auf die Antwort des Gastgebers.',
    booking: 'Das ist eine Buchung von Ospitalia. Gastgeber oder Gast stornieren sie auf ihrer Seite.',
  },

  diPrima: (time: string) => `Sie sehen den Kalender von ${time} Uhr.`,
  nonSappiamo: 'Von diesen Tagen wissen wir noch nichts.',
} as const;

true satisfies IsTranslation<typeof import('./grid-messages.it.ts'), typeof import('./grid-messages.de.ts')>;
