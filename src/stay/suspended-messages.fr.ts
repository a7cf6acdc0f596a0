import type { IsTranslation } from '../kernel/translation.ts';

/** While the database is away: at a payment, and on the page of a home. */
export const prenotazioniSospese =
  'Il n’est pas possible de réserver en ce moment. Rien ne vous a été débité : réessayez dans quelques minutes.';

true satisfies IsTranslation<typeof import('./suspended-messages.it.ts'), typeof import('./suspended-messages.fr.ts')>;
