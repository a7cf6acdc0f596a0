import type { IsTranslation } from '../../../kernel/translation.ts';

export const prenotazioneDi = (guest_name: string) => `Buchung: ${guest_name}`;
export const prenotazione = 'Buchung';

true satisfies IsTranslation<
  typeof import('./proprietario-prenotazione-messages.it.ts'),
  typeof import('./proprietario-prenotazione-messages.de.ts')
>;
