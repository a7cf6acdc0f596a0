import type { IsTranslation } from '../../../kernel/translation.ts';
import { pluralEn } from '../../../kernel/plural.ts';

export const visteDiRecente = 'Recently viewed';
export const soloSuQuestoDispositivo = 'Only this device remembers them.';
export const caseSalvate = 'Saved homes';
export const caseSalvateOspitalia = 'Saved homes — Ospitalia';
export const leTieneQuestoDispositivo =
  'This device keeps them, without an account: nobody else sees them, and you won’t find them in another browser.';
export const leTueCase = 'The homes you have saved';
export const stoCercando = 'Looking for your homes…';
export const ancoraNessuna = 'No homes here yet';
export const toccaIlCuore = 'Tap the heart on a home you like: you’ll find it here.';
export const guardaLeCase = 'See the homes';
export const nonRiusciamo = 'We can’t load your saved homes.';
export const nonCiSonoPiu = (quante: number) =>
  pluralEn(quante, {
    one: 'One of the homes you saved is no longer on Ospitalia, or is paused for now.',
    other: `${quante} of the homes you saved are no longer on Ospitalia, or are paused for now.`,
  });
export const togliDallElenco = (quante: number) =>
  pluralEn(quante, { one: 'Remove it from the list', other: 'Remove them from the list' });
export const senzaScript = 'To see your saved homes you need JavaScript: it’s your browser that remembers them.';
export const salvata = 'Saved ·';
export const vediLeCaseSalvate = 'See your saved homes';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.en.ts')>;
