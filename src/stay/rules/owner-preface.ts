import { brandName } from '../../kernel/brand/brand.ts';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { Language, OwnersLanguage } from '../../kernel/language.ts';
import type { Selection } from './selection.ts';

type InquiryStay = { nome: string; camera: string | null; selection: Selection; guests: number | null; nights: number };

type Preface = {
  names: Record<Language, string>;
  inquiry: (language: string, home: string, camera: string | null) => string;
  noDates: string;
  arrival: (date: CalendarDate) => string;
  stay: (check_in: CalendarDate, check_out: CalendarDate, nights: number) => string;
  guests: (count: number) => string;
};

const count = (number: number, one: string, other: string) => `${number} ${number === 1 ? one : other}`;

const numericDate = (date: CalendarDate, separator: string) => date.split('-').toReversed().join(separator);

const PREFACES: Record<OwnersLanguage, Preface> = {
  it: {
    names: { it: 'italiano', en: 'inglese', de: 'tedesco', fr: 'francese' },
    inquiry: (language, home, camera) =>
      `Da ${brandName}: un ospite, che scrive in ${language}, chiede informazioni su «${home}»${camera === null ? '' : `, camera «${camera}»`}.`,
    noDates: 'Date ancora da scegliere',
    arrival: (date) => `Arrivo il ${numericDate(date, '/')}`,
    stay: (check_in, check_out, nights) =>
      `Dal ${numericDate(check_in, '/')} al ${numericDate(check_out, '/')} (${count(nights, 'notte', 'notti')})`,
    guests: (guests) => count(guests, 'ospite', 'ospiti'),
  },
  de: {
    names: { it: 'Italienisch', en: 'Englisch', de: 'Deutsch', fr: 'Französisch' },
    inquiry: (language, home, camera) =>
      `Über ${brandName}: Ein Gast, der auf ${language} schreibt, fragt nach „${home}“${camera === null ? '' : `, Zimmer „${camera}“`}.`,
    noDates: 'Tage noch nicht gewählt',
    arrival: (date) => `Anreise am ${numericDate(date, '.')}`,
    stay: (check_in, check_out, nights) =>
      `Vom ${numericDate(check_in, '.')} bis ${numericDate(check_out, '.')} (${count(nights, 'Nacht', 'Nächte')})`,
    guests: (guests) => count(guests, 'Gast', 'Gäste'),
  },
};

function datesOf({ selection, nights }: InquiryStay, preface: Preface): string {
  if (selection.kind === 'empty') return preface.noDates;
  if (selection.kind === 'checkIn') return preface.arrival(selection.check_in);
  return preface.stay(selection.check_in, selection.check_out, nights);
}

/**
 * Returns the lines in the owner's language that precede an inquiry in another language.
 * @example ownerPreface({ guest: 'de', owner: 'it' }, stay)[1] // 'Dal 23/11/2026 al 26/11/2026 (3 notti), 2 ospiti.'
 */
export function ownerPreface(languages: { guest: Language; owner: OwnersLanguage }, stay: InquiryStay): string[] {
  const { guest, owner } = languages;
  if (guest === owner) return [];
  const preface = PREFACES[owner];
  const party = stay.guests === null ? '' : `, ${preface.guests(stay.guests)}`;
  return [preface.inquiry(preface.names[guest], stay.nome, stay.camera), `${datesOf(stay, preface)}${party}.`];
}
