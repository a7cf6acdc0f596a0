import type { IsTranslation } from '../kernel/translation.ts';

export const blogMessages = {
  articoloNonTrovato: 'Article not found',
  limiteNonValido: 'The number of articles asked for isn’t valid.',
  paginaInesistente: 'We can’t find that page.',
  commento: {
    campiMancanti: 'Fill in all the fields to send your comment',
    emailNonValida: 'Enter a valid email address, like name@example.com.',
    nomeLungo: 'The name can be up to 80 characters long.',
    commentoLungo: 'The comment can be up to 2,000 characters long.',
    altroArticolo: 'This comment belongs to another article.',
    troppiInAttesa: 'We already have a lot of comments to read: try again in a few hours.',
    troppoInFretta: 'That was very quick: wait a few seconds and send it again.',
    inviato: 'Comment sent! It will appear once we have read it.',
    nonInviato: 'Your comment couldn’t be sent. Try again later.',
  },
};

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.en.ts')>;
