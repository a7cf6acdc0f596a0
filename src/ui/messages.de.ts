import type { IsTranslation } from '../kernel/translation.ts';

export const confermaAzione = 'Bitte bestätigen';
export const conferma = 'Bestätigen';
export const annulla = 'Abbrechen';
export const chiudi = 'Schließen';
export const copiato = 'Kopiert.';
export const nonRiusciamoACopiareSeleziona =
  'Das Kopieren ist nicht möglich. Markieren Sie den Text und kopieren Sie ihn von Hand.';
export const ricaricaLaPagina = 'Seite neu laden';
export const ospitalia = 'Ospitalia';
export const riprova = 'Noch einmal versuchen';
export const condividi = 'Teilen';
export const facoltativo = () => 'optional';
export const temaSera = 'Abendmodus';
export const passaAlGiorno = 'Tagmodus einschalten';
export const passaAllaSera = 'Abendmodus einschalten';
export const chiudiAvviso = 'Hinweis schließen';
export const parteNonCaricata = 'Ein Teil dieser Seite konnte nicht geladen werden.';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.de.ts')>;
