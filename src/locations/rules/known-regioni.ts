import { REGION_NAMES } from './region-names.it.ts';
import { REGIONI } from './regioni.ts';
import { slugify } from './slugify.ts';

/** The regions as the pages' language names and addresses them: what is known without a database. */
export const KNOWN_REGIONI = REGIONI.map(({ id, codice }) => {
  const nome = REGION_NAMES[codice];
  return { id, codice, nome, slug: slugify(nome) };
});
