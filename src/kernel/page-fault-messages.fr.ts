import type { IsTranslation } from './translation.ts';

export const pageFaultMessages = {
  nonTrovato: 'La page que vous cherchez n’existe pas.',
  erroreInterno: 'Une erreur inattendue s’est produite. Réessayez plus tard.',
  finestraNonCaricata: 'Nous n’arrivons pas à ouvrir cette fenêtre. Rechargez la page et réessayez.',
};

true satisfies IsTranslation<
  typeof import('./page-fault-messages.it.ts'),
  typeof import('./page-fault-messages.fr.ts')
>;
