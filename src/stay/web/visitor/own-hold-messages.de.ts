import type { IsTranslation } from '../../../kernel/translation.ts';

export const haiGiaDelleDateTenute = (stay: string) => `Hier halten wir schon Tage für Sie frei: ${stay}.`;
export const nottiTenutePerTe = 'Diese Nächte halten wir für Sie frei: Es fehlt nur noch die Zahlung.';
export const riprendiIlPagamento = 'Weiter zur Zahlung';
export const pagaOra = 'Jetzt bezahlen';

true satisfies IsTranslation<typeof import('./own-hold-messages.it.ts'), typeof import('./own-hold-messages.de.ts')>;
