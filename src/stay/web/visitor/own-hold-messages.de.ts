import type { IsTranslation } from '../../../kernel/translation.ts';

export const haiGiaDelleDateTenute = (stay: string) => `Hier sind schon Nächte für Sie reserviert: ${stay}.`;
export const nottiTenutePerTe = 'Diese Nächte sind für Sie reserviert. Es fehlt nur noch die Zahlung.';
export const riprendiIlPagamento = 'Weiter zur Zahlung';
export const pagaOra = 'Jetzt bezahlen';

true satisfies IsTranslation<typeof import('./own-hold-messages.it.ts'), typeof import('./own-hold-messages.de.ts')>;
