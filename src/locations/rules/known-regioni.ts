import { REGION_NAMES } from './region-names.it.ts';
import { REGIONI } from './regioni.ts';
import { slugify } from './slugify.ts';

/** All regions, without a database query. Names and slugs are in the page's language. */
export const KNOWN_REGIONI = REGIONI.map(({ id, codice }) => {
  const nome = REGION_NAMES[codice];
  return { id, codice, nome, slug: slugify(nome) };
});
