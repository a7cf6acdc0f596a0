import type { IsTranslation } from '../kernel/translation.ts';

/** What the calls of the blog answer instead of articles. Apart from `messages.fr.ts`, which readers load. */
export const blogCallMessages = {
  categoriaInesistente: 'Cette catégorie n’existe pas.',
  ricercaTroppoLunga: 'La recherche est trop longue : quelques mots suffisent.',
  statoNonValido: 'Un article est un brouillon ou il est publié.',
};

true satisfies IsTranslation<typeof import('./call-messages.it.ts'), typeof import('./call-messages.fr.ts')>;
