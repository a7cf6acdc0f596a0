import type { IsTranslation } from '../kernel/translation.ts';

/** What calls and pages about strutture answer instead of one. Apart from `messages.fr.ts`, which visitors load. */
export const struttureCallMessages = {
  strutturaNonTrovata: 'Hébergement introuvable.',
  strutturaSparita: 'Cet hébergement n’est plus sur Ospitalia.',
  strutturaInPausa: 'Cet hébergement n’accueille personne pour l’instant',
  riapre: 'Le propriétaire l’a mis en pause : dès sa réouverture, vous le retrouverez à cette adresse.',
  cittaObbligatoria: 'Indiquez la ville.',
  paginaInesistente: 'La page demandée n’existe pas.',
  numeriNonValidi: 'Indiquez les numéros des hébergements, 60 au maximum, séparés par des virgules.',
  limiteNonValido: 'Le nombre d’hébergements par page n’est pas valide.',
};

true satisfies IsTranslation<typeof import('./call-messages.it.ts'), typeof import('./call-messages.fr.ts')>;
