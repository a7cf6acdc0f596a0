import { PROVINCE } from './province.ts';
import { slugify } from './slugify.ts';
import { sortByName } from './sort-by-name.ts';

const inWords = new Intl.ListFormat('it', { type: 'conjunction' });

/** The provinces as Italian names and addresses them, which pages of every language lead on from: what is known without a database. */
export const KNOWN_PROVINCE = sortByName(PROVINCE).map(({ capoluoghi, ...provincia }) => ({
  ...provincia,
  capoluogo: inWords.format(capoluoghi),
  slug: slugify(provincia.nome),
}));
