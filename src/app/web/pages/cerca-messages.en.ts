import type { IsTranslation } from '../../../kernel/translation.ts';

/** The last step of a trail that ends with the place. */
export const caseDelPercorso = 'Places to stay';
export const caseVacanzaBBAffittacamere = (title: string) =>
  `${title}: holiday homes, B&Bs, guest rooms and farm stays, by dates, guests, price and amenities. No paid rankings.`;

true satisfies IsTranslation<typeof import('./cerca-messages.it.ts'), typeof import('./cerca-messages.en.ts')>;
