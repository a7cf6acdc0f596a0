import type { IsTranslation } from '../../../kernel/translation.ts';

export const disponibilitaNonVerificata = 'Disponibilité non vérifiée : nous la confirmerons avant le paiement.';
export const riprova = 'Réessayer';

true satisfies IsTranslation<
  typeof import('./availability-messages.it.ts'),
  typeof import('./availability-messages.fr.ts')
>;
