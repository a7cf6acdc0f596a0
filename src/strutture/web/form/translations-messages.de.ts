import type { IsTranslation } from '../../../kernel/translation.ts';
import { lingue } from '../../detail-messages.de.ts';
import type { Language } from '../../../kernel/language.ts';

export const inCheLingua = 'In welcher Sprache ist das geschrieben?';
export const inCheLinguaLaCamera = 'In welcher Sprache sind Name und Notizen geschrieben?';
export const inCheLinguaLeStanze = 'In welcher Sprache sind die Namen geschrieben?';

export const inAltreLingue = 'In anderen Sprachen';
export const lead =
  'Freiwillig. Wer die Sprache nicht spricht, in der Sie schreiben, liest vom Haus in der eigenen. Was fehlt, bleibt, wie es ist, und die Seite sagt es.';
export const lingua = (language: Language) => lingue[language];
export const descrizioneIn = (language: Language) => `Beschreibung auf ${lingue[language]}`;
export const testoIn = (campo: string, language: Language) => `${campo} auf ${lingue[language]}`;
export const nellaLingua = (language: Language) => `auf ${lingue[language]}`;
export const ilTestoIn = (language: Language) => `Der Text auf ${lingue[language]}`;
export const primaLaDescrizione = 'Die Beschreibung fehlt noch. Beginnen Sie mit ihr.';
export const iNomiDelleCamere = 'Die Namen der Zimmer';
export const iNomiDelleStanze = 'Die Namen der Räume';
export const testoCambiato = 'Der Ausgangstext hat sich geändert, seit dies geschrieben wurde.';
export const nomeCambiato = 'Der ursprüngliche Name hat sich geändert, seit dies geschrieben wurde.';
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
