import type { IsTranslation } from '../../../kernel/translation.ts';

export const tornaAiRisultati = 'Zurück zu den Ergebnissen';
export const filtriOspitalia = 'Filter — Ospitalia';

true satisfies IsTranslation<typeof import('./filtri-messages.it.ts'), typeof import('./filtri-messages.de.ts')>;
