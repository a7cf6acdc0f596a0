import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { Language } from '../../kernel/language.ts';
import type { Selection } from './selection.ts';

type AskedStay = { nome: string; camera: string | null; selection: Selection; guests: number; nights: number };

const NAMES: Record<Exclude<Language, 'it'>, string> = { en: 'inglese', de: 'tedesco', fr: 'francese' };

const count = (number: number, one: string, other: string) => `${number} ${number === 1 ? one : other}`;

/** In Italian figures whatever the language of the page around. @example inFigures('2026-11-23') // '23/11/2026' */
const inFigures = (date: CalendarDate) => date.split('-').toReversed().join('/');

function datesOf({ selection, nights }: AskedStay): string {
  if (selection.kind === 'empty') return 'Date ancora da scegliere';
  const arrival = inFigures(selection.check_in);
  if (selection.kind === 'checkIn') return `Arrivo il ${arrival}`;
  return `Dal ${arrival} al ${inFigures(selection.check_out)} (${count(nights, 'notte', 'notti')})`;
}

/**
 * The lines in Italian before a letter in another language, for an owner who may not read it: who asks, in which language, for what;
 * none before an Italian letter.
 * @example italianPreface('de', stay)[1] // 'Dal 23/11/2026 al 26/11/2026 (3 notti), 2 ospiti.'
 */
export function italianPreface(language: Language, stay: AskedStay): string[] {
  if (language === 'it') return [];
  const { nome, camera, guests } = stay;
  const what = camera === null ? `«${nome}»` : `«${nome}», camera «${camera}»`;
  return [
    `Da Ospitalia: un ospite, che scrive in ${NAMES[language]}, chiede informazioni su ${what}.`,
    `${datesOf(stay)}, ${count(guests, 'ospite', 'ospiti')}.`,
  ];
}
