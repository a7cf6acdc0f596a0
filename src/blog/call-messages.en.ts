import type { IsTranslation } from '../kernel/translation.ts';

/** What the calls of the blog answer instead of articles. Apart from `messages.en.ts`, which readers load. */
export const blogCallMessages = {
  categoriaInesistente: 'We can’t find that category.',
  ricercaTroppoLunga: 'The search is too long: a few words are enough.',
  statoNonValido: 'An article is a draft or is published.',
};

true satisfies IsTranslation<typeof import('./call-messages.it.ts'), typeof import('./call-messages.en.ts')>;
