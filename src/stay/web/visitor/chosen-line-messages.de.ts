import type { IsTranslation } from '../../../kernel/translation.ts';

export const scegliArrivo = 'Wählen Sie die Anreise, oder suchen Sie ohne Reisedaten.';
export const oraLaPartenza = (check_in: string) => `Anreise ${check_in}. Wählen Sie jetzt die Abreise.`;

true satisfies IsTranslation<
  typeof import('./chosen-line-messages.it.ts'),
  typeof import('./chosen-line-messages.de.ts')
>;
