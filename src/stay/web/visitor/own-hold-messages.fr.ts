import type { IsTranslation } from '../../../kernel/translation.ts';

export const haiGiaDelleDateTenute = (stay: string) => `Nous gardons déjà des dates pour vous ici : ${stay}.`;
export const nottiTenutePerTe = 'Ces nuits sont gardées pour vous : il ne manque que le paiement.';
export const riprendiIlPagamento = 'Reprendre le paiement';
export const pagaOra = 'Payer maintenant';

true satisfies IsTranslation<typeof import('./own-hold-messages.it.ts'), typeof import('./own-hold-messages.fr.ts')>;
