import { lingue } from '../../detail-messages.it.ts';
import type { Language } from '../../../kernel/language.ts';

/** Below each text of the form. */
export const inCheLingua = 'In che lingua è scritto?';
export const inCheLinguaLaCamera = 'In che lingua sono scritti nome e note?';
export const inCheLinguaLeStanze = 'In che lingua sono scritti i nomi?';

export const inAltreLingue = 'In altre lingue';
export const lead =
  'Facoltativo. Chi non parla la lingua in cui scrivi legge della casa nella sua. Quello che manca resta com’è, e la pagina lo dice.';
const MAIUSCOLA = /^./u;
const nome = (language: Language) => lingue[language];
export const lingua = (language: Language) => nome(language).replace(MAIUSCOLA, (first) => first.toUpperCase());
export const descrizioneIn = (language: Language) => `Descrizione in ${nome(language)}`;
export const testoIn = (campo: string, language: Language) => `${campo} in ${nome(language)}`;
export const nellaLingua = (language: Language) => `in ${nome(language)}`;
export const ilTestoIn = (language: Language) => `Il testo in ${nome(language)}`;
export const primaLaDescrizione = 'La descrizione non c’è ancora: comincia da quella.';
export const iNomiDelleCamere = 'I nomi delle camere';
export const iNomiDelleStanze = 'I nomi delle stanze';
export const testoCambiato = 'Il testo di partenza è cambiato da quando è stato scritto questo.';
export const nomeCambiato = 'Il nome di partenza è cambiato da quando è stato scritto questo.';
export const vaAncoraBene = 'Va ancora bene';
export const confermato = 'Confermato.';
/** What is told of a language while its fields are closed. */
export const stati = {
  nonScritta: 'niente ancora',
  scritta: 'scritta',
  scrittaInParte: 'scritta in parte',
  daRileggere: 'da rileggere',
};
