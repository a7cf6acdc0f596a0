import { lingue } from '../../detail-messages.it.ts';
import type { ForeignLanguage } from '../../../kernel/language.ts';

export const inAltreLingue = 'In altre lingue';
export const lead =
  'Facoltativo. Chi non parla italiano legge della casa nella sua lingua. Quello che manca resta in italiano, e la pagina lo dice.';
const MAIUSCOLA = /^./u;
const nome = (language: ForeignLanguage) => lingue[language];
export const lingua = (language: ForeignLanguage) => nome(language).replace(MAIUSCOLA, (first) => first.toUpperCase());
export const descrizioneIn = (language: ForeignLanguage) => `Descrizione in ${nome(language)}`;
export const nellaLingua = (language: ForeignLanguage) => `in ${nome(language)}`;
export const ilTestoItaliano = 'Il testo italiano';
export const primaIlTestoItaliano = 'La descrizione in italiano non c’è ancora: comincia da quella.';
export const iNomiDelleCamere = 'I nomi delle camere';
export const iNomiDelleStanze = 'I nomi delle stanze';
export const testoCambiato = 'Il testo italiano è cambiato da quando è stato scritto questo.';
export const nomeCambiato = 'Il nome italiano è cambiato da quando è stato scritto questo.';
export const vaAncoraBene = 'Va ancora bene';
export const confermato = 'Confermato.';
/** What is told of a language while its fields are closed. */
export const stati = {
  nonScritta: 'niente ancora',
  scritta: 'scritta',
  scrittaInParte: 'scritta in parte',
  daRileggere: 'da rileggere',
};
