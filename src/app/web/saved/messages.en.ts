import type { IsTranslation } from '../../../kernel/translation.ts';
import { pluralEn } from '../../../kernel/plural.ts';

export const visteDiRecente = 'Recently viewed';
export const soloSuQuestoDispositivo = 'Only this device remembers them.';
export const caseSalvate = 'Saved places';
export const caseSalvateOspitalia = 'Saved places — Ospitalia';
export const leTieneQuestoDispositivo =
  'This device keeps them, without an account: nobody else sees them, and you won’t find them in another browser.';
export const leTueCase = 'The places you have saved';
export const stoCercando = 'Looking for your places…';
export const ancoraNessuna = 'No places here yet';
export const toccaIlCuore = 'Tap the heart on a place you like: you’ll find it here.';
export const guardaLeCase = 'See the places';
export const nonRiusciamo = 'We can’t load your saved places.';
export const nonCiSonoPiu = (quante: number) =>
  pluralEn(quante, {
    one: 'One of the places you saved is no longer on Ospitalia, or is paused for now.',
    other: `${quante} of the places you saved are no longer on Ospitalia, or are paused for now.`,
  });
export const togliDallElenco = (quante: number) =>
  pluralEn(quante, { one: 'Remove it from the list', other: 'Remove them from the list' });
export const senzaScript = 'To see your saved places you need JavaScript: it’s your browser that remembers them.';
export const salvata = 'Saved ·';
export const vediLeCaseSalvate = 'See your saved places';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.en.ts')>;
