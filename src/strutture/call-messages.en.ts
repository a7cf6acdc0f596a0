import type { IsTranslation } from '../kernel/translation.ts';

/** What calls and pages about strutture answer instead of one. Apart from `messages.en.ts`, which visitors load. */
export const struttureCallMessages = {
  strutturaNonTrovata: 'We can’t find that place.',
  strutturaSparita: 'This place is no longer on Ospitalia.',
  strutturaInPausa: 'This place isn’t taking guests for now',
  riapre: 'Its owner has paused it: when it opens again, you’ll find it at this address.',
  cittaObbligatoria: 'Enter the town.',
  paginaInesistente: 'We can’t find that page.',
  numeriNonValidi: 'Give the numbers of the places, 60 at most, separated by commas.',
  limiteNonValido: 'The number of places per page isn’t valid.',
};

true satisfies IsTranslation<typeof import('./call-messages.it.ts'), typeof import('./call-messages.en.ts')>;
