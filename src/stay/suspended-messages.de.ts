import type { IsTranslation } from '../kernel/translation.ts';

export const prenotazioniSospese =
  'Im Moment kann nicht gebucht werden. Ihre Karte wurde nicht belastet. Versuchen Sie es in ein paar Minuten noch einmal.';

true satisfies IsTranslation<typeof import('./suspended-messages.it.ts'), typeof import('./suspended-messages.de.ts')>;
