import type { IsTranslation } from '../kernel/translation.ts';

export const blogMessages = {
  articoloNonTrovato: 'Article not found',
  limiteNonValido: 'The number of articles asked for isn’t valid.',
  paginaInesistente: 'There is no such page.',
  commento: {
    campiMancanti: 'Fill in all the fields to send your comment',
    emailNonValida: 'Enter a valid email address, like name@example.com.',
    nomeLungo: 'The name can have 80 characters at most.',
    commentoLungo: 'The comment can have 2,000 characters at most.',
    altroArticolo: 'The comment is addressed to another article.',
    troppiInAttesa: 'We already have many comments to read: try again in a few hours.',
    troppoInFretta: 'You wrote very fast: wait a few seconds and send it again.',
    inviato: 'Comment sent! It will appear once we have read it.',
    nonInviato: 'Your comment couldn’t be sent. Try again later.',
  },
};

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.en.ts')>;
