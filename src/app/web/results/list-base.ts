import { paths } from '../../../kernel/pages/paths.ts';
/** The address of a place's list: of a town it is its own page. @example listBase('toscana/siena') // '/cerca?dove=toscana/siena' */
export function listBase(dove: string): string {
  return dove.split('/').length > 2 ? `${paths.strutture}/${dove}` : `${paths.cerca}?dove=${dove}`;
}
