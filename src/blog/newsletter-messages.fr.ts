import type { IsTranslation } from '../kernel/translation.ts';

export const newsletterMessages = {
  emailNonValida: 'Indiquez une adresse e-mail valide, comme nom@exemple.fr.',
  troppoInFretta: 'Vous avez écrit très vite : attendez quelques secondes, puis renvoyez.',
  richiesta: 'Consultez votre messagerie : nous vous avons écrit pour confirmer l’inscription.',
  linkNonValido: 'Le lien a expiré ou est incomplet. Redemandez la newsletter et nous vous enverrons un nouveau lien.',
  confermata: 'Inscription confirmée. Nous vous écrirons quand paraîtra un nouvel article.',
  lasciata: 'Vous ne recevez plus la newsletter, et votre adresse a été effacée.',
  tabella: {
    colonne: ['E-mail', 'État', 'Demandée le', 'Confirmée le', 'Langue'],
    stati: { in_attesa: 'En attente de confirmation', confermato: 'Confirmée' },
    file: (day: string) => `abonnes-newsletter-${day}.csv`,
  },
} as const;

true satisfies IsTranslation<
  typeof import('./newsletter-messages.it.ts'),
  typeof import('./newsletter-messages.fr.ts')
>;
