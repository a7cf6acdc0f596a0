import type { IsTranslation } from '../../../kernel/translation.ts';

export const caseDi = (inRegione: string) => `Unterkünfte ${inRegione}`;
export const tutteLeCaseDi = (inRegione: string) => `Alle Unterkünfte ${inRegione}`;
export const aperteOggi = 'Heute geöffnete Unterkünfte';
export const tutteLeCase = 'Alle Unterkünfte Italiens';

true satisfies IsTranslation<typeof import('./articolo-messages.it.ts'), typeof import('./articolo-messages.de.ts')>;
