import { paths } from '../../kernel/pages/paths.ts';
export type PlaceSlugs = { regione: string; provincia?: string | undefined; citta?: string | undefined };

/** @example placePath({ regione: 'toscana', provincia: 'siena' }) // '/strutture/toscana/siena' */
export function placePath({ regione, provincia, citta }: PlaceSlugs): string {
  return [paths.strutture, regione, provincia, citta].filter((part) => part !== undefined).join('/');
}
