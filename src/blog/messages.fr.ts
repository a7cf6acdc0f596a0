import type { IsTranslation } from '../kernel/translation.ts';

export const blogMessages = {
  articoloNonTrovato: 'Article introuvable',
  limiteNonValido: 'Le nombre d’articles demandé n’est pas valide.',
  paginaInesistente: 'La page demandée n’existe pas.',
  commento: {
    campiMancanti: 'Remplissez tous les champs pour envoyer le commentaire',
    emailNonValida: 'Indiquez une adresse e-mail valide, comme nom@exemple.fr.',
    nomeLungo: 'Le nom ne doit pas dépasser 80 caractères.',
    commentoLungo: 'Le commentaire ne doit pas dépasser 2 000 caractères.',
    altroArticolo: 'Le commentaire est adressé à un autre article.',
    troppiInAttesa: 'Nous avons déjà beaucoup de commentaires à lire : réessayez dans quelques heures.',
    troppoInFretta: 'Vous avez écrit très vite : attendez quelques secondes, puis renvoyez.',
    inviato: 'Commentaire envoyé ! Il sera visible après modération.',
    nonInviato: 'Le commentaire n’a pas pu être envoyé. Réessayez plus tard.',
  },
};

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.fr.ts')>;
