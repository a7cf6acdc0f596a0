import type { Language } from '../../../kernel/language.ts';
import type { IsTranslation } from '../../../kernel/translation.ts';

type Point = { x: number; y: number };

export const titolo = (place: number) => `Foto ${place}`;
export const cheCosaSiVede = 'Was zu sehen ist';
export const nonLoDico = 'Keine Angabe';
export const didascalia = 'Bildunterschrift';
export const didascaliaEsempio = 'Zum Beispiel: die Küche mit dem Kamin';
export const inCheLingua = 'In welcher Sprache ist sie geschrieben?';
export const lingue: Record<Language, string> = { it: 'Italienisch', en: 'Englisch', de: 'Deutsch', fr: 'Französisch' };
export const facoltativi = 'Freiwillig: So finden sich Ihre Gäste in den Räumen besser zurecht.';
export const ilPuntoCheResta = 'Der Punkt, der immer zu sehen bleibt';
export const comeSiSposta =
  'Wo das Foto nicht ganz hineinpasst, wird es um diesen Punkt herum zugeschnitten. Tippen Sie auf das Foto, oder verwenden Sie die Pfeiltasten.';
export const puntoA = ({ x, y }: Point) => `${x}\u00a0% von links, ${y}\u00a0% von oben`;
export const puntoInVista = (point: Point) => `Sichtbarer Punkt: ${puntoA(point)}. Die Pfeiltasten bewegen ihn.`;
export const cosiSiRitaglia = 'So sieht es zugeschnitten aus:';
export const fatto = 'Fertig';
export const aggiungiDettagli = 'Foto beschreiben';
export const dettagliDellaFoto = (place: number, details: string) =>
  details === '' ? `Foto ${place}: ${aggiungiDettagli}` : `Foto ${place}, ${details}: ändern`;

true satisfies IsTranslation<typeof import('./details-messages.it.ts'), typeof import('./details-messages.de.ts')>;
