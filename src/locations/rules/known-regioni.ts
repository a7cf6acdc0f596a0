import { REGION_NAMES } from './region-names.it.ts';
import { REGIONI } from './regioni.ts';
import { slugify } from './slugify.ts';

/** The regions with names and slugs in the page's language, available without a database. */
export const KNOWN_REGIONI = REGIONI.map(({ id, codice }) => {
  const nome = REGION_NAMES[codice];
  return { id, codice, nome, slug: slugify(nome) };
});
