import { PROVINCE } from './province.ts';
import { slugify } from './slugify.ts';
import { sortByName } from './sort-by-name.ts';

const inWords = new Intl.ListFormat('it', { type: 'conjunction' });

/** All provinces, without a database query. The slugs are Italian, because pages in every language accept Italian slugs. */
export const KNOWN_PROVINCE = sortByName(PROVINCE).map(({ capoluoghi, ...provincia }) => ({
  ...provincia,
  capoluogo: inWords.format(capoluoghi),
  slug: slugify(provincia.nome),
}));
