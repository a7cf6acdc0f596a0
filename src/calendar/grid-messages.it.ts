import { formatCount } from '../kernel/format-count.ts';
import { type CalendarDate, formatDayMonthYear, formatLongDate, formatShortDate } from '../kernel/calendar-date.ts';
import type { EventSource } from './rules/feed.ts';

const nights = (count: number) => (count === 1 ? '1 notte' : `${formatCount(count)} notti`);

/** @example dayMonth('2026-11-22') // '22/11' */
const dayMonth = (day: CalendarDate) => formatDayMonthYear(day).slice(0, 5);

const piattaforme = { ospitalia: 'Ospitalia', airbnb: 'Airbnb', booking: 'Booking.com', vrbo: 'VRBO' } as const;

/** The sentences and words of the calendar's grid, its list and its dialogs; those of the specification stand first. */
export const gridMessages = {
  successivo: 'Successivo',
  precedente: 'Precedente',
  oggi: 'Oggi',
  adesso: 'Adesso',
  mese: 'Mese',
  settimana: 'Settimana',
  giorno: 'Giorno',
  aggiorna: 'Aggiorna',
  bloccato: 'Bloccato',
  conflitto: 'Conflitto',
  manutenzione: 'Manutenzione',
  annulla: 'Annulla',
  riprova: 'Riprova',

  elenco: 'Elenco',
  bloccaDate: 'Blocca date',
  blocca: 'Blocca',
  piattaforme,
  tipi: { booking: 'Prenotazione', blocked: 'Date bloccate', maintenance: 'Manutenzione', conflict: 'Conflitto' },
  importatoBloccato: (platform: string) => `${platform}, bloccato`,
  diCamera: (camera: string, label: string) => `${camera} · ${label}`,
  tuttaLaCasa: 'Tutta la casa',
  camera: 'Camera',
  notti: nights,
  /** Nights as a bar says them: the last one is slept in. */
  dalAl: (first: CalendarDate, last: CalendarDate) =>
    first === last ? `il ${dayMonth(first)}` : `dal ${dayMonth(first)} al ${dayMonth(last)}`,
  daA: (first: CalendarDate, last: CalendarDate) =>
    first === last ? dayMonth(first) : `${dayMonth(first)} – ${dayMonth(last)}`,
  /** What a screen reader hears of a night beside its date. */
  nottePassata: 'passata',
  notteConflitto: 'conflitto',
  inConflitto: 'in conflitto',
  altri: (count: number) => (count === 1 ? '+1 altro' : `+${formatCount(count)} altri`),
  altriBreve: (count: number) => `+${formatCount(count)}`,
  apreGiorno: (day: CalendarDate) => `giorno ${formatLongDate(day)}`,
  conflittoTra: (one: EventSource, other: EventSource, period: string) =>
    `Conflitto ${piattaforme[one]} e ${piattaforme[other]}, ${period}`,
  conflittoSpiegato: (one: EventSource, other: EventSource, period: string) =>
    `${piattaforme[one]} e ${piattaforme[other]} si sovrappongono ${period}. Verifica a mano su entrambe le piattaforme.`,

  inizio: (day: CalendarDate) => `Inizio ${formatLongDate(day)}. Scegli la fine.`,
  scelto: (first: CalendarDate, last: CalendarDate, count: number) =>
    `Dal ${formatLongDate(first)} al ${formatLongDate(last)}, ${nights(count)}.`,
  sceltoUno: (day: CalendarDate) => `${formatLongDate(day)}, 1 notte.`,
  annullato: 'Selezione annullata.',
  giornoPassato: (day: CalendarDate) => `${formatLongDate(day)}: la notte è già passata.`,
  scelta: (first: CalendarDate, last: CalendarDate) =>
    first === last ? formatShortDate(first) : `${formatShortDate(first)} – ${formatShortDate(last)}`,
  toccaFine: 'Tocca l’ultima notte, o blocca solo questa.',
  aiutoMouse:
    'Trascina su più giorni, oppure scegli il primo e l’ultimo, per bloccare un periodo. Un doppio clic blocca una notte sola.',
  aiutoTastiera:
    'Da tastiera: frecce e Invio due volte, Tab per gli eventi del giorno, T oggi, M mese, S settimana, G giorno.',
  aiutoTocco: 'Tocca il primo e l’ultimo giorno, poi «Blocca». Per una notte sola tieni premuto il giorno.',

  prossimiEventi: 'Prossimi eventi',
  eventiSettimana: 'Eventi della settimana',
  eventiGiorno: 'Eventi del giorno',
  inCorso: 'In corso',
  nessunEvento: 'Nessun evento in questi giorni: le notti sono libere.',
  eventiDi: (period: string) => `Eventi di ${period}`,
  /** Without the year, which the title says. */
  giornoElenco: (day: CalendarDate) => formatLongDate(day).replace(/ \d{4}$/, ''),
  perchePrenotato: {
    hold: 'Un ospite sta pagando queste notti: se non paga, tornano libere da sole.',
    request: 'Un ospite chiede queste notti e aspetta la tua risposta: accettala o rifiutala dalla prenotazione.',
    booking: 'È una prenotazione di Ospitalia: si annulla dalla sua pagina, non dal calendario.',
  },
  /** The same to an administrator, who neither answers nor cancels. */
  chiRisponde: {
    hold: 'Un ospite sta pagando queste notti: se non paga, tornano libere da sole.',
    request: 'Un ospite chiede queste notti e aspetta la risposta del proprietario.',
    booking: 'È una prenotazione di Ospitalia: la annulla il proprietario, o l’ospite, dalla sua pagina.',
  },

  diPrima: (time: string) => `Quello che vedi è il calendario delle ${time}.`,
  nonSappiamo: 'Di questi giorni non sappiamo ancora nulla.',
} as const;
