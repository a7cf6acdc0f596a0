import type { IsTranslation } from '../../../kernel/translation.ts';

export const tornaAiRisultati = 'Retour aux résultats';
export const filtriOspitalia = 'Filtres — Ospitalia';

true satisfies IsTranslation<typeof import('./filtri-messages.it.ts'), typeof import('./filtri-messages.fr.ts')>;
