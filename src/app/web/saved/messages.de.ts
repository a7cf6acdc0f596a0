import { formatCount } from '../../../kernel/format-count.ts';
import { pluralDe } from '../../../kernel/plural.ts';
import type { IsTranslation } from '../../../kernel/translation.ts';

export const visteDiRecente = 'Zuletzt angesehen';
export const soloSuQuestoDispositivo = 'Nur auf diesem Gerät gespeichert.';
export const caseSalvate = 'Merkliste';
export const caseSalvateOspitalia = 'Merkliste — Ospitalia';
export const leTieneQuestoDispositivo =
  'Die Liste liegt auf diesem Gerät, ohne Konto. Niemand sonst sieht sie, und in einem anderen Browser ist sie nicht da.';
export const leTueCase = 'Unterkünfte, die Sie sich gemerkt haben';
export const stoCercando = 'Ihre Unterkünfte werden geladen…';
export const ancoraNessuna = 'Hier ist noch keine Unterkunft';
export const toccaIlCuore =
  'Tippen Sie bei einer Unterkunft, die Ihnen gefällt, auf das Herz. Hier finden Sie sie wieder.';
export const guardaLeCase = 'Unterkünfte ansehen';
export const nonRiusciamo = 'Wir können Ihre Merkliste gerade nicht laden.';
export const nonCiSonoPiu = (quante: number) =>
  pluralDe(quante, {
    one: 'Eine der Unterkünfte auf Ihrer Merkliste ist nicht mehr auf Ospitalia oder pausiert gerade.',
    other: `${formatCount(quante)} der Unterkünfte auf Ihrer Merkliste sind nicht mehr auf Ospitalia oder pausieren gerade.`,
  });
export const togliDallElenco = () => 'Von der Liste nehmen';
export const senzaScript = 'Für die Merkliste ist JavaScript nötig. Der Browser speichert sie.';
export const salvata = 'Gemerkt ·';
export const vediLeCaseSalvate = 'Zur Merkliste';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.de.ts')>;
