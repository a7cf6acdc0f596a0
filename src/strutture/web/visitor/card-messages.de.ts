import type { IsTranslation } from '../../../kernel/translation.ts';

export const chiamaNome = (nome: string) => `${nome} anrufen`;
export const scriviA = (nome: string) => `An ${nome} schreiben`;
export const vediLaCasaNome = (nome: string) => `Zur Unterkunft: ${nome}`;
/** Read aloud after `+4`. */
export const tuttiIServizi = ', ganze Ausstattung anzeigen';
export const vediLaCasa = 'Zur Unterkunft';

true satisfies IsTranslation<typeof import('./card-messages.it.ts'), typeof import('./card-messages.de.ts')>;
