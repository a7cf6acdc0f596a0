import type { IsTranslation } from '../kernel/translation.ts';

/** What calls and pages about strutture answer instead of one. Apart from `messages.en.ts`, which visitors load. */
export const struttureCallMessages = {
  strutturaNonTrovata: 'Home not found.',
  strutturaSparita: 'This home is no longer on Ospitalia.',
  strutturaInPausa: 'This home isn’t taking guests for now',
  riapre: 'Its owner has paused it: when it opens again, you’ll find it at this address.',
  cittaObbligatoria: 'Name the town.',
  paginaInesistente: 'There is no such page.',
  numeriNonValidi: 'Give the numbers of the homes, 60 at most, separated by commas.',
  limiteNonValido: 'The number of homes per page isn’t valid.',
};

true satisfies IsTranslation<typeof import('./call-messages.it.ts'), typeof import('./call-messages.en.ts')>;
