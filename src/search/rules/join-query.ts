/** @example joinQuery('/cerca?dove=toscana', '?ospiti=2') // '/cerca?dove=toscana&ospiti=2' */
export function joinQuery(address: string, query: string): string {
  return address.includes('?') ? address + query.replace('?', '&') : address + query;
}
