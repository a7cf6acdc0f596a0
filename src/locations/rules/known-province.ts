import { PROVINCE } from './province.ts';
import { slugify } from './slugify.ts';
import { sortByName } from './sort-by-name.ts';

const inWords = new Intl.ListFormat('it', { type: 'conjunction' });

/** The provinces with their Italian names and slugs, available without a database. Pages in all languages link to these slugs. */
export const KNOWN_PROVINCE = sortByName(PROVINCE).map(({ capoluoghi, ...provincia }) => ({
  ...provincia,
  capoluogo: inWords.format(capoluoghi),
  slug: slugify(provincia.nome),
}));
