const PORTAL_ADDRESS = /( (?:src|href)=")(\/(?!\/)|#)/g;
const SIZES = / (?:srcset|sizes)="[^"]*"/g;

/**
 * Makes URLs absolute and removes `srcset` and `sizes`. Expects sanitised HTML, in which attributes are always double-quoted.
 * @example absoluteHtml('<a href="/blog">', 'https://www.ospitalia.example')
 * // '<a href="https://www.ospitalia.example/blog">'
 */
export function absoluteHtml(html: string, publicUrl: string, path = ''): string {
  return html
    .replace(SIZES, '')
    .replace(
      PORTAL_ADDRESS,
      (_, before: string, start: string) => before + publicUrl + (start === '#' ? path : '') + start,
    );
}

const HEADING = /<(\/?)h([2-4])>/g;

/**
 * Removes gaps between heading levels, because gaps confuse users of screen readers. Expects sanitised HTML.
 * @example levelHeadings('<h3>Prima</h3><h4>Poi</h4>') // '<h2>Prima</h2><h3>Poi</h3>'
 */
export function levelHeadings(html: string): string {
  let last = 1;
  const open: number[] = [];
  return html.replace(HEADING, (_, slash: string, written: string) => {
    if (slash !== '') return `</h${open.pop() ?? last}>`;
    last = Math.min(Number(written), last + 1);
    open.push(last);
    return `<h${last}>`;
  });
}

/**
 * Makes each table scroll horizontally. Expects sanitised HTML, in which every `<` outside tags is escaped.
 * @example frameTables('<table></table>')
 * // '<div class="tavola" role="group" tabindex="0" aria-label="Tabella"><table></table></div>'
 */
export function frameTables(html: string): string {
  return html
    .replaceAll(/<table\b[^>]*>/g, '<div class="tavola" role="group" tabindex="0" aria-label="Tabella">$&')
    .replaceAll('</table>', '</table></div>');
}
