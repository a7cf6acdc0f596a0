import type { IsTranslation } from '../kernel/translation.ts';

export const confermaAzione = 'Please confirm';
export const conferma = 'Confirm';
export const annulla = 'Cancel';
export const chiudi = 'Close';
export const copiato = 'Copied.';
export const nonRiusciamoACopiareSeleziona = 'We can’t copy it: select the text and copy it from there.';
export const ricaricaLaPagina = 'Reload the page';
export const ospitalia = 'Ospitalia';
export const riprova = 'Try again';
export const condividi = 'Share';
export const facoltativo = () => 'optional';
export const temaSera = 'Evening theme';
export const passaAlGiorno = 'Switch to day';
export const passaAllaSera = 'Switch to evening';
export const chiudiAvviso = 'Close this notice';
export const parteNonCaricata = 'Part of this page didn’t load.';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.en.ts')>;
