import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { Cents } from '../../kernel/money/cents.ts';
import { currentLanguage } from '../../kernel/languages/current-language.ts';
import { ITALIAN, type OwnersLanguage } from '../../kernel/language.ts';
import { ownerPreface } from './owner-preface.ts';
import type { Selection } from './selection.ts';

export type StayDetails = {
  ownerLanguage?: OwnersLanguage | undefined;
  nome: string;
  camera: string | null;
  selection: Selection;
  guests: number | null;
  nights: number;
  total_cents: Cents | null;
};

export type LetterSentences = {
  subject: (nome: string) => string;
  opening: (nome: string) => string;
  camera: (nome: string) => string;
  checkIn: (date: CalendarDate) => string;
  checkOut: (date: CalendarDate) => string;
  noDates: string;
  nights: (count: number) => string;
  guests: (count: number) => string;
  total: (total: Cents) => string;
  closing: string;
};

/**
 * Returns the prefilled message to the owner. It begins with two lines in the owner's language if the guest uses another
 * language.
 * @example stayMessage({ nome: 'Podere Le Querce', … }, letterMessages).subject // 'Richiesta di informazioni: Podere Le Querce'
 */
export function stayMessage(stay: StayDetails, sentences: LetterSentences): { subject: string; body: string } {
  const { selection, total_cents, ownerLanguage: owner = ITALIAN } = stay;
  const preface = ownerPreface({ guest: currentLanguage(), owner }, stay);
  const lines = [
    ...preface,
    preface.length > 0 && '',
    sentences.opening(stay.nome),
    '',
    stay.camera !== null && sentences.camera(stay.camera),
    selection.kind === 'empty' ? sentences.noDates : sentences.checkIn(selection.check_in),
    selection.kind === 'stay' && sentences.checkOut(selection.check_out),
    selection.kind === 'stay' && sentences.nights(stay.nights),
    stay.guests !== null && sentences.guests(stay.guests),
    total_cents !== null && sentences.total(total_cents),
    '',
    sentences.closing,
  ];
  return { subject: sentences.subject(stay.nome), body: lines.filter((line) => line !== false).join('\n') };
}
