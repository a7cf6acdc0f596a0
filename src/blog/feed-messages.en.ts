import type { IsTranslation } from '../kernel/translation.ts';

export const feedMessages = {
  titolo: 'Ospitalia blog',
  descrizione: 'Stories, places and advice from people who open their doors to guests.',
};

true satisfies IsTranslation<typeof import('./feed-messages.it.ts'), typeof import('./feed-messages.en.ts')>;
