import { addDays, type CalendarDate, formatDayMonthYear, formatShortDate } from '../kernel/calendar-date.ts';
import { pluralDe } from '../kernel/plural.ts';
import type { IsTranslation } from '../kernel/translation.ts';

const nights = (count: number) => pluralDe(count, { one: '1\u00A0Nacht', other: `${count}\u00A0Nächte` });

export const eventDialogMessages = {
  dateBloccate: 'Gesperrte Tage',
  aggiungi: 'Hinzufügen',
  elimina: 'Löschen',
  chiudi: 'Schließen',
  periodo: (first: CalendarDate, last: CalendarDate) => `${formatDayMonthYear(first)} – ${formatDayMonthYear(last)}`,
  nessunEventoGiorno: 'Kein Eintrag: Die Nacht ist frei.',
  aggiungiEvento: 'Eintrag hinzufügen',
  primaNotte: 'Erste Nacht',
  ultimaNotte: 'Letzte Nacht',
  tipoDiEvento: 'Art des Eintrags',
  descrizione: 'Beschreibung',
  liberaDal: (last: CalendarDate) => `Anreise wieder möglich ab ${formatShortDate(addDays(last, 1))}.`,
  dataIllegibile: (text: string) =>
    text.trim() === '' ? 'Geben Sie das Datum an.' : 'Geben Sie ein Datum an, das es gibt, wie 31.12.2026.',
  formatoData: 'TT.MM.JJJJ',
  facoltativa: '(optional)',
  finePrima: 'Die letzte Nacht kann nicht vor der ersten liegen.',
  perderesti: 'Schließen, ohne den Eintrag hinzuzufügen? Ihre Eingaben gehen verloren.',
  chiudiSenza: 'Schließen, nicht hinzufügen',
  aggiunto: 'Eintrag zum Kalender hinzugefügt.',
  riprovaTraPoco: 'Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  nottiDi: 'Nächte',
  dalAlEsteso: (first: CalendarDate, last: CalendarDate, count: number) =>
    first === last
      ? `${formatDayMonthYear(first)} (1\u00A0Nacht)`
      : `${formatDayMonthYear(first)} bis ${formatDayMonthYear(last)} (${nights(count)})`,
  partenza: 'Abreise',
  liberaDa: 'Frei ab',
  piattaforma: 'Plattform',
  tipo: 'Art',
  stato: 'Status',
  ospite: 'Gast',
  alloggio: 'Unterkunft',
  statoRegolare: 'Kein Konflikt',
  statoConflitto: 'Im Konflikt mit einer anderen Buchung. Prüfen Sie beide Plattformen selbst.',
  trattenuto: (platform: string) =>
    `Fehlt beim letzten Abruf von ${platform}: bleibt belegt, bis der nächste Abruf es bestätigt.`,
  eco: (platform: string) =>
    `${platform} hat ihn fast sicher von Ospitalia übernommen. Er belegt die Nächte, geht aber nicht an andere Plattformen weiter.`,
  siModificaSu: (platform: string) => `Kommt von ${platform}: lässt sich nur dort ändern oder löschen.`,
  prenotazioneNostra: 'Das ist eine Buchung von Ospitalia. Im Kalender lässt sie sich nicht löschen.',
  apriPrenotazione: 'Buchung öffnen',
  eliminato: 'Eintrag gelöscht.',
} as const;

true satisfies IsTranslation<
  typeof import('./event-dialog-messages.it.ts'),
  typeof import('./event-dialog-messages.de.ts')
>;
