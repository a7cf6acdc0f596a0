import type { IsTranslation } from '../../../kernel/translation.ts';

export const haiGiaDelleDateTenute = (stay: string) => `You already have dates held for you here: ${stay}.`;
export const nottiTenutePerTe = 'These nights are held for you: all that’s left is to pay.';
export const riprendiIlPagamento = 'Resume payment';
export const pagaOra = 'Pay now';

true satisfies IsTranslation<typeof import('./own-hold-messages.it.ts'), typeof import('./own-hold-messages.en.ts')>;
