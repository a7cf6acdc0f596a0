import { REGION_NAMES } from './region-names.it.ts';
import { REGIONI } from './regioni.ts';
import { slugify } from './slugify.ts';

/** Names and slugs are in the page's language. Needs no database. */
export const KNOWN_REGIONI = REGIONI.map(({ id, codice }) => {
  const nome = REGION_NAMES[codice];
  return { id, codice, nome, slug: slugify(nome) };
});
