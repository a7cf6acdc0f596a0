import type { IsTranslation } from '../kernel/translation.ts';

export const blogMessages = {
  articoloNonTrovato: 'Article introuvable',
  limiteNonValido: 'Le nombre d’articles demandé n’est pas valable.',
  paginaInesistente: 'La page demandée n’existe pas.',
  commento: {
    campiMancanti: 'Remplissez tous les champs pour envoyer le commentaire',
    emailNonValida: 'Écrivez une adresse e-mail valable, comme nom@exemple.fr.',
    nomeLungo: 'Le nom peut avoir 80 caractères au maximum.',
    commentoLungo: 'Le commentaire peut avoir 2 000 caractères au maximum.',
    altroArticolo: 'Le commentaire est adressé à un autre article.',
    troppiInAttesa: 'Nous avons déjà beaucoup de commentaires à lire : réessayez dans quelques heures.',
    troppoInFretta: 'Vous avez écrit très vite : attendez quelques secondes et envoyez de nouveau.',
    inviato: 'Commentaire envoyé ! Il sera visible une fois relu.',
    nonInviato: 'Le commentaire n’a pas pu être envoyé. Réessayez plus tard.',
  },
};

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.fr.ts')>;
