import type { IsTranslation } from '../../../kernel/translation.ts';

export const tornaAiRisultati = 'Back to the results';
export const filtriOspitalia = 'Filters — Ospitalia';

true satisfies IsTranslation<typeof import('./filtri-messages.it.ts'), typeof import('./filtri-messages.en.ts')>;
