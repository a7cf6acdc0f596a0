/** The address of a place's list: of a town it is its own page. @example listBase('toscana/siena') // '/cerca?dove=toscana/siena' */
export function listBase(dove: string): string {
  return dove.split('/').length > 2 ? `/strutture/${dove}` : `/cerca?dove=${dove}`;
}
