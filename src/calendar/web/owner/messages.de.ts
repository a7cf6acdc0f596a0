import type { IsTranslation } from '../../../kernel/translation.ts';

export const cin = 'CIN';
export const calendario = 'Kalender';
export const vediAChePunto = 'Stand ansehen';
export const ancoraUnPoDiPazienza = 'Noch ein wenig Geduld';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.de.ts')>;
