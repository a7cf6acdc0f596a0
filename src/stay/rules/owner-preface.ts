import { brandName } from '../../kernel/brand/brand.ts';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { Language, OwnersLanguage } from '../../kernel/language.ts';
import type { Selection } from './selection.ts';

type AskedStay = { nome: string; camera: string | null; selection: Selection; guests: number | null; nights: number };

type Preface = {
  /** The name of each language in this language. */
  names: Record<Language, string>;
  asks: (language: string, home: string, camera: string | null) => string;
  noDates: string;
  arrival: (date: CalendarDate) => string;
  stay: (check_in: CalendarDate, check_out: CalendarDate, nights: number) => string;
  guests: (count: number) => string;
};

const count = (number: number, one: string, other: string) => `${number} ${number === 1 ? one : other}`;

/** A numeric date, independent of the page's language. */
const inFigures = (date: CalendarDate, separator: string) => date.split('-').toReversed().join(separator);

const PREFACES: Record<OwnersLanguage, Preface> = {
  it: {
    names: { it: 'italiano', en: 'inglese', de: 'tedesco', fr: 'francese' },
    asks: (language, home, camera) =>
      `Da ${brandName}: un ospite, che scrive in ${language}, chiede informazioni su «${home}»${camera === null ? '' : `, camera «${camera}»`}.`,
    noDates: 'Date ancora da scegliere',
    arrival: (date) => `Arrivo il ${inFigures(date, '/')}`,
    stay: (check_in, check_out, nights) =>
      `Dal ${inFigures(check_in, '/')} al ${inFigures(check_out, '/')} (${count(nights, 'notte', 'notti')})`,
    guests: (guests) => count(guests, 'ospite', 'ospiti'),
  },
  de: {
    names: { it: 'Italienisch', en: 'Englisch', de: 'Deutsch', fr: 'Französisch' },
    asks: (language, home, camera) =>
      `Über ${brandName}: Ein Gast, der auf ${language} schreibt, fragt nach „${home}“${camera === null ? '' : `, Zimmer „${camera}“`}.`,
    noDates: 'Tage noch nicht gewählt',
    arrival: (date) => `Anreise am ${inFigures(date, '.')}`,
    stay: (check_in, check_out, nights) =>
      `Vom ${inFigures(check_in, '.')} bis ${inFigures(check_out, '.')} (${count(nights, 'Nacht', 'Nächte')})`,
    guests: (guests) => count(guests, 'Gast', 'Gäste'),
  },
};

function datesOf({ selection, nights }: AskedStay, say: Preface): string {
  if (selection.kind === 'empty') return say.noDates;
  if (selection.kind === 'checkIn') return say.arrival(selection.check_in);
  return say.stay(selection.check_in, selection.check_out, nights);
}

/**
 * Returns the lines in the owner's language that precede a letter in another language: the guest's language, the
 * stay, the party. Empty if the letter is in the owner's language.
 * @example ownerPreface({ guest: 'de', owner: 'it' }, stay)[1] // 'Dal 23/11/2026 al 26/11/2026 (3 notti), 2 ospiti.'
 */
export function ownerPreface(languages: { guest: Language; owner: OwnersLanguage }, stay: AskedStay): string[] {
  const { guest, owner } = languages;
  if (guest === owner) return [];
  const say = PREFACES[owner];
  const party = stay.guests === null ? '' : `, ${say.guests(stay.guests)}`;
  return [say.asks(say.names[guest], stay.nome, stay.camera), `${datesOf(stay, say)}${party}.`];
}
