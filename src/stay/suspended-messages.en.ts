import type { IsTranslation } from '../kernel/translation.ts';

/** While the database is away: at a payment, and on the page of a home. */
export const prenotazioniSospese =
  'It isn’t possible to book at the moment. You haven’t been charged anything: try again in a few minutes.';

true satisfies IsTranslation<typeof import('./suspended-messages.it.ts'), typeof import('./suspended-messages.en.ts')>;
