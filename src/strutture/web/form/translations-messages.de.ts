import type { IsTranslation } from '../../../kernel/translation.ts';
import { lingue } from '../../detail-messages.de.ts';
import type { ForeignLanguage } from '../../../kernel/language.ts';

export const inAltreLingue = 'In anderen Sprachen';
export const lead =
  'Freiwillig. Wer kein Italienisch spricht, liest vom Haus in der eigenen Sprache. Was fehlt, bleibt italienisch, und die Seite sagt es.';
export const lingua = (language: ForeignLanguage) => lingue[language];
export const descrizioneIn = (language: ForeignLanguage) => `Beschreibung auf ${lingue[language]}`;
export const nellaLingua = (language: ForeignLanguage) => `auf ${lingue[language]}`;
export const ilTestoItaliano = 'Der italienische Text';
export const primaIlTestoItaliano = 'Die italienische Beschreibung fehlt noch: Beginnen Sie mit ihr.';
export const iNomiDelleCamere = 'Die Namen der Zimmer';
export const iNomiDelleStanze = 'Die Namen der Räume';
export const testoCambiato = 'Der italienische Text hat sich geändert, seit dies geschrieben wurde.';
export const nomeCambiato = 'Der italienische Name hat sich geändert, seit dies geschrieben wurde.';
export const vaAncoraBene = 'Passt noch';
export const confermato = 'Bestätigt.';

/** What is told of a language while its fields are closed. */
export const stati = {
  nonScritta: 'noch nichts',
  scritta: 'geschrieben',
  scrittaInParte: 'teilweise geschrieben',
  daRileggere: 'bitte prüfen',
};

true satisfies IsTranslation<
  typeof import('./translations-messages.it.ts'),
  typeof import('./translations-messages.de.ts')
>;
